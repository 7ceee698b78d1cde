import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Location of a stored picture, and the fingerprint of its pixels before encoding. */
interface Entry {
  readonly file: string;
  readonly pixels: string;
}

/** A picture of this run. */
export interface MadePicture {
  readonly pixels: string;
  /** Null if the stored one has exactly these pixels. */
  readonly file: Buffer | null;
}

type Entries = Readonly<Record<string, Entry>>;

/** The stored pictures by name, such as "trial/saved.phone". Equal pictures share a file. */
export class PictureStore {
  #entries: Entries;

  constructor(private readonly folder: string) {
    const index = this.#place("index.json");
    this.#entries = existsSync(index) ? JSON.parse(readFileSync(index, "utf8")) : {};
  }

  get names(): readonly string[] {
    return Object.keys(this.#entries);
  }

  /** Total size of all stored files. */
  get bytes(): number {
    const files = new Set(Object.values(this.#entries).map(({ file }) => file));
    return [...files].reduce((sum, file) => sum + statSync(this.#place(file)).size, 0);
  }

  /** Returns true if the stored picture has exactly these pixels. */
  matches(name: string, pixels: string): boolean {
    return this.#entries[name]?.pixels === pixels;
  }

  /** Names of the pictures with the same stored pixels as one before them in the list. */
  copiesIn(names: readonly string[]): ReadonlySet<string> {
    const pixelsOf = (name: string) => this.#entries[name]?.pixels ?? name;
    const first = new Map(names.toReversed().map((name) => [pixelsOf(name), name]));
    return new Set(names.filter((name) => first.get(pixelsOf(name)) !== name));
  }

  /** Returns the file of a stored picture, null if there is none. */
  file(name: string): Buffer | null {
    const entry = this.#entries[name];
    return entry ? readFileSync(this.#place(entry.file)) : null;
  }

  /** Returns the stored picture as one of this run, null if there is none. */
  unchanged(name: string): MadePicture | null {
    const entry = this.#entries[name];
    return entry ? { pixels: entry.pixels, file: null } : null;
  }

  /** Stores these pictures and deletes all others. */
  replaceAll(pictures: ReadonlyMap<string, MadePicture>): void {
    const entries: Record<string, Entry> = {};
    const files = new Map<string, string>();
    const bytes = new Map<string, Buffer>();
    for (const [name, { pixels, file }] of pictures) {
      const place = files.get(pixels) ?? `${name}.webp`;
      const content = file ?? this.file(name);
      if (content !== null) bytes.set(place, bytes.get(place) ?? content);
      files.set(pixels, place);
      entries[name] = { file: place, pixels };
    }
    if (existsSync(this.folder)) rmSync(this.folder, { recursive: true });
    for (const [file, content] of bytes) {
      mkdirSync(path.dirname(this.#place(file)), { recursive: true });
      writeFileSync(this.#place(file), content);
    }
    this.#writeIndex(entries);
  }

  #writeIndex(entries: Entries): void {
    const names = Object.keys(entries).sort();
    const lines = names.map(
      (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`,
    );
    writeFileSync(this.#place("index.json"), `{\n${lines.join(",\n")}\n}\n`);
    this.#entries = entries;
  }

  #place(file: string): string {
    return path.join(this.folder, file);
  }
}
