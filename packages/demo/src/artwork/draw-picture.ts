import { createCanvas } from "@napi-rs/canvas";
import type { Picture } from "./picture";

export interface PictureFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Artifacts are less visible on wide pictures. */
const qualityAt = (width: number): number => (width > 1000 ? 70 : 80);

export async function drawPicture(picture: Picture): Promise<readonly PictureFile[]> {
  const { width, height } = picture.size;
  const master = createCanvas(width, height);
  picture.draw(master.getContext("2d"));
  return Promise.all(
    picture.files.map(async (file): Promise<PictureFile> => {
      const scaled = createCanvas(file.width, Math.round((height * file.width) / width));
      const context = scaled.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(master, 0, 0, scaled.width, scaled.height);
      return { path: file.path, bytes: await scaled.encode("webp", qualityAt(file.width)) };
    }),
  );
}
