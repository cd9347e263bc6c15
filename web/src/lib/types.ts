/** The words of the wire, as the server's schema has them. */
import type { components } from "../wire";

type Schemas = components["schemas"];

export type Sentence = Schemas["Sentence"];
export type Problem = Schemas["Problem"];
export type OptionInfo = Schemas["OptionInfo"];
export type GameInfo = Schemas["GameInfo"];
export type SeatWish = Schemas["SeatWish"];
export type TableWish = Schemas["TableWish"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type Keys = Schemas["Keys"];
export type Told = Schemas["Told"];
export type Choice = Schemas["Choice"];
export type Result = Schemas["Result"];
export type Position = Schemas["Position"];
export type ChatLine = Schemas["ChatLine"];
export type Welcome = Schemas["Welcome"];
export type TableChanged = Schemas["TableChanged"];
export type Answer = Schemas["Answer"];
export type FromServer = Schemas["FromServer"];

export type Hello = Schemas["Hello"];
export type Request = Schemas["Act"] | Schemas["Back"] | Schemas["Undo"] | Schemas["Hint"] | Schemas["Offer"] | Schemas["Say"];
export type FromClient = Schemas["FromClient"];

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A request before the store gave it its number. */
export type Wish = Without<Request, "request">;

export type Language = "en" | "nl";
export type Words = Record<string, string | number>;
/** The text with this id, or of its attribute (`forum-sector-I.name`), in the language of the moment. */
export type Translate = (id: string, words?: Words) => string;

/** What a game's board is given; it draws and reports clicks, and knows no rules. */
export interface BoardProps {
  view: Record<string, unknown>;
  told: Told[];
  choices: Choice[];
  picked: string[];
  onpick: (step: string) => void;
  animate: boolean;
  t: Translate;
  hinted?: string[];
  /** Told while an animation runs, so that the next position waits for it. */
  onbusy?: (isBusy: boolean) => void;
}
