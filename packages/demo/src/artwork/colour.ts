export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const byte = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [byte(1), byte(3), byte(5)];
}

/** `amount` 0 returns the first color, 1 the second. */
export function mixRgb(from: Rgb, to: Rgb, amount: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * amount);
  return [channel(0), channel(1), channel(2)];
}

export function mix(from: string, to: string, amount: number): string {
  const mixed = mixRgb(rgbOf(from), rgbOf(to), amount);
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function rgba(hex: string, alpha: number): string {
  return `rgba(${rgbOf(hex).join(",")},${alpha})`;
}

export const INK = "#07050A";
export const WHITE = "#ffffff";
