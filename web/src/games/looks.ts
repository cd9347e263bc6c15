/** The look of each seat. Looks are colour and shape at once: red lozenge, blue disc, ochre triangle, green square,
    purple star, black ring; a game whose pieces have colours of their own names them in seat order. */
const LOOKS: Record<string, readonly number[]> = {
  pompeii: [0, 5, 2, 1], // red, black, yellow, blue
};
const ALL = [0, 1, 2, 3, 4, 5] as const;

/** The look of a seat, or of the colour with this number where a seat plays several. */
export function lookOf(game: string, seat: number): number {
  const looks = LOOKS[game] ?? ALL;
  return looks[seat % looks.length] ?? 0;
}
