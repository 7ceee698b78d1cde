export type Top = "crop" | "bra" | "hoodie" | "tank" | "shirt" | "dress" | "tee" | "jacket";
export type Bottom = "baggy" | "legging" | "shorts" | "flare" | "suit" | "skirt" | "dress";
export type Shoes = "sneaker" | "heel" | "bare" | "jazz";
export type HairStyle =
  | "pony"
  | "long"
  | "cap"
  | "braids"
  | "bun"
  | "short"
  | "spaceBuns"
  | "afro"
  | "bob";

export interface Colours {
  readonly skin: string;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly hair: string;
  readonly accent: string;
}

export interface Look {
  readonly isCurvy: boolean;
  readonly top: Top;
  readonly bottom: Bottom;
  readonly shoes: Shoes;
  readonly hair: HairStyle;
  readonly colours: Colours;
  /** Body thickness. 1 is neutral. */
  readonly girth?: number;
  /** Meters. */
  readonly hairLength?: number;
  readonly skirtLength?: number;
  readonly hasBoots?: boolean;
  readonly hasGloves?: boolean;
  readonly hasBangles?: boolean;
}
