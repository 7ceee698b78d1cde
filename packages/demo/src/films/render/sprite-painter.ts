import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { SpriteSheet, SpriteTile } from "../media/film-manifest";
import type { FilmSegment } from "../media/segment";
import { type Frame, writeRgba } from "../raster/frame";

const TILE = { width: 160, height: 90 } as const;
const COLUMNS = 5;

/** Collects one thumbnail near the start of every four counts. */
export class SpritePainter {
  private readonly tiles: Canvas[] = [];
  private readonly places: SpriteTile[][] = [];

  constructor(private readonly framesPerEight: number) {}

  see(frame: Frame, at: { segment: number; index: number }, { frames }: FilmSegment): void {
    const parts = frames === this.framesPerEight ? [0.22, 0.72] : [0.22];
    if (!parts.some((part) => at.index === Math.floor(frames * part))) return;
    const number = this.tiles.length;
    const place = {
      x: (number % COLUMNS) * TILE.width,
      y: Math.floor(number / COLUMNS) * TILE.height,
    };
    const places = this.places[at.segment] ?? [];
    places.push(place);
    this.places[at.segment] = places;
    this.tiles.push(thumbnail(frame));
  }

  async finish(file: string): Promise<{ bytes: Buffer; sheet: SpriteSheet }> {
    const rows = Math.ceil(this.tiles.length / COLUMNS);
    const canvas = createCanvas(COLUMNS * TILE.width, rows * TILE.height);
    const c = canvas.getContext("2d");
    this.tiles.forEach((tile, i) => {
      c.drawImage(tile, (i % COLUMNS) * TILE.width, Math.floor(i / COLUMNS) * TILE.height);
    });
    const { width, height } = TILE;
    const sheet = { file, tileWidth: width, tileHeight: height, tiles: this.places };
    return { bytes: await canvas.encode("jpeg", 64), sheet };
  }
}

function thumbnail(frame: Frame): Canvas {
  const full = createCanvas(frame.width, frame.height);
  const context = full.getContext("2d");
  const pixels = context.createImageData(frame.width, frame.height);
  writeRgba(frame, pixels.data);
  context.putImageData(pixels, 0, 0);
  const tile = createCanvas(TILE.width, TILE.height);
  tile.getContext("2d").drawImage(full, 0, 0, TILE.width, TILE.height);
  return tile;
}
