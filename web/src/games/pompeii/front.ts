/** Pompeii in the lobby. */
export const picture = () => import("./Picture.svelte");

export const looks = [0, 5, 2, 1]; // red, black, yellow, blue
