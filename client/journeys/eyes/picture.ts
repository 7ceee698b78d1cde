import { createHash } from "node:crypto";
import { createCanvas, loadImage } from "@napi-rs/canvas";

/** Pixels, four bytes each: red, green, blue, opacity. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

// Everything stored comes to less than 20 MB.
const QUALITY = 65;

/** Reads a picture from a file of any common format. */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Makes the WebP file of a picture; the same pixels make the same file. */
export async function webpOf({ width, height, data }: Picture): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const pixels = context.createImageData(width, height);
  pixels.data.set(data);
  context.putImageData(pixels, 0, 0);
  return canvas.encode("webp", QUALITY);
}

/** Identifies the exact pixels of a picture. */
export function fingerprint({ width, height, data }: Picture): string {
  return createHash("sha256").update(`${width}x${height}:`).update(data).digest("hex");
}
