export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
  readonly alpha: Uint8Array;
  readonly depth: Float32Array;
  /** Kind of the last drawn cone. 0 body, 1 end of a limb, 2 limb. */
  readonly kind: Uint8Array;
  readonly bounds: Bounds;
}
