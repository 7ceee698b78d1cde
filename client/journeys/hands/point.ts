/** A point in CSS pixels of the page's viewport, unless stated otherwise. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTER: Point = { x: 0.5, y: 0.5 };

export const plus = (one: Point, other: Point): Point => ({
  x: one.x + other.x,
  y: one.y + other.y,
});

export const minus = (one: Point, other: Point): Point => ({
  x: one.x - other.x,
  y: one.y - other.y,
});

export const times = (one: Point, factor: number): Point => ({
  x: one.x * factor,
  y: one.y * factor,
});

export const formatPoint = ({ x, y }: Point): string => `(${Math.round(x)}, ${Math.round(y)})`;
