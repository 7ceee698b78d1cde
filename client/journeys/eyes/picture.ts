import { createHash } from "node:crypto";
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";

/** Pixels of four bytes each: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

// All stored pictures together stay below 20 MB.
const QUALITY = 65;

/** Decodes a picture file of any common format. */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Draws a picture, pixel by pixel. */
export function canvasOf({ width, height, data }: Picture): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const pixels = context.createImageData(width, height);
  pixels.data.set(data);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** Encodes a picture as WebP. The same pixels always make the same file. */
export const webpOf = (picture: Picture): Promise<Buffer> =>
  canvasOf(picture).encode("webp", QUALITY);

/** A screenshot that is decoded only when its pixels are needed. */
export interface Shot {
  /** Equal for equal pixels from the same browser. */
  readonly fingerprint: string;
  read(): Promise<Picture>;
}

/** Wraps the lossless file of a screenshot. */
export const shotOf = (file: Uint8Array): Shot => ({
  fingerprint: createHash("sha256").update(file).digest("hex"),
  read: () => readPicture(file),
});
