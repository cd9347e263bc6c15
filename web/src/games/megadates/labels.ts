/** Where the names of ships stand on the chart, so that all can be read. */
import type { Placed } from "./crowd";
import { shifted, type Point } from "./sea";
import { shapeOf } from "./shapes";

const ASIDE = [270, 90, 0, 180, 315, 225, 45, 135];

/** How wide the plate of a name is. */
export function wideOf(id: string, letter: number): number {
  return letter * (id.length > 2 ? 2.1 : 1.65);
}

/** Beside the ship, above it if that can be; else below, before the bow, behind the stern. */
function spotsOf({ ship, pose }: Placed, letter: number): Point[] {
  const shape = shapeOf(ship.type, ship.home_side);
  const away = shape.beam + shape.oarLength + letter * 0.55;
  const along = shape.half + letter * 1.3;
  const turn = ((pose.angle % 360) + 360) % 360;
  const up = turn > 90 && turn < 270 ? away : -away;
  return [
    shifted(pose, pose.angle, 0, up),
    shifted(pose, pose.angle, 0, -up),
    shifted(pose, pose.angle, -along),
    shifted(pose, pose.angle, along),
    ...[2.2, 3.4].flatMap((far) => ASIDE.map((angle) => shifted(pose, angle, away * far))),
  ];
}

/** Labels don't lie upon each other, nor, if that can be, upon other ships; one that must go far has a line to its ship. */
export function labelsOf(placed: readonly Placed[], letter: number): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const one of placed) {
    const { id } = one.ship;
    const isNear = (a: Point, b: Point, across: number): boolean => Math.abs(a.x - b.x) < across && Math.abs(a.y - b.y) < letter * 1.6;
    const costOf = (spot: Point): number =>
      [...found].filter(([other, at]) => isNear(spot, at, (wideOf(id, letter) + wideOf(other, letter)) / 2 + letter * 0.7)).length * 100
      + placed.filter(({ ship, pose }) => ship.id !== id && isNear(spot, pose, wideOf(id, letter) / 2 + 20)).length * 4;
    let [best = one.pose, ...others] = spotsOf(one, letter);
    let least = costOf(best);
    others.forEach((spot, n) => {
      const cost = least > 0 ? costOf(spot) + n * 0.2 : Infinity;
      if (cost < least) [best, least] = [spot, cost];
    });
    found.set(id, best);
  }
  return found;
}

/** The plate of a name: square for Rome, pointed for the pirates. */
export function plateOf(side: string, id: string, letter: number): string {
  const [w, h] = [wideOf(id, letter) / 2, letter * 0.62];
  return side === "rome"
    ? `M${-w} ${-h}H${w}V${h}H${-w}Z`
    : `M${-w - h * 0.5} 0L${-w + h * 0.2} ${-h}H${w - h * 0.2}L${w + h * 0.5} 0L${w - h * 0.2} ${h}H${-w + h * 0.2}Z`;
}
