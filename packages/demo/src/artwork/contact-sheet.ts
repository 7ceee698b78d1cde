import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { pictures } from "./picture";

const COLUMNS = 6;
const CELL = { width: 320, height: 184 };

/** Shows all pictures on one PNG, to find neighbors that look too similar. */
export async function drawContactSheet(folder: string): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const sheet = createCanvas(COLUMNS * CELL.width, rows * CELL.height);
  const c = sheet.getContext("2d");
  for (const [index, picture] of pictures.entries()) {
    const image = await loadImage(path.join(folder, picture.files[0]?.path ?? ""));
    const scale = Math.min((CELL.width - 4) / image.width, (CELL.height - 4) / image.height);
    const x = (index % COLUMNS) * CELL.width;
    const y = Math.floor(index / COLUMNS) * CELL.height;
    c.drawImage(image, x, y, image.width * scale, image.height * scale);
  }
  return sheet.encode("png");
}
