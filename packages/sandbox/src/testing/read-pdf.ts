import { inflateSync } from "node:zlib";

export interface ReadPdf {
  readonly pages: number;
  /** Names of the embedded fonts, without the prefix of a subset. */
  readonly fonts: readonly string[];
  /** The text of all pages as it stands on paper, one line per piece. */
  readonly text: string;
}

/** Reads the documents that the sandbox prints, by the embedded fonts' own tables. */
export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const bodies = [...objects.values()];
  const tables = new Map<string, ReadonlyMap<string, string>>();
  for (const body of bodies) {
    for (const [, name = "", id = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1];
      if (unicode) tables.set(name, glyphTable(streamOf(objects.get(unicode) ?? "")));
    }
  }
  const contents = bodies.flatMap((body) => {
    const id = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(body)?.[1];
    return id ? [streamOf(objects.get(id) ?? "")] : [];
  });
  const descriptors = bodies.filter((body) => /\/FontFile[23] \d+ 0 R/.test(body));
  return {
    pages: contents.length,
    fonts: descriptors.map((body) => /\/FontName \/\w+\+([\w-]+)/.exec(body)?.[1] ?? ""),
    text: contents.map((content) => textOf(content, tables)).join("\n"),
  };
}

function streamOf(body: string): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? "";
  const bytes = Buffer.from(stream, "latin1");
  return (body.includes("FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
}

function glyphTable(table: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = "", list = ""] of table.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, units = ""], nth) => {
      const glyph = (Number.parseInt(first, 16) + nth).toString(16).padStart(4, "0");
      glyphs.set(glyph, fromUtf16(units));
    });
  }
  return glyphs;
}

const fromUtf16 = (hex: string): string =>
  Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");

function textOf(content: string, tables: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines: string[] = [];
  for (const [, font = "", pieces = ""] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf\n[^[]*\[(.*?)\] TJ/g,
  )) {
    const codes = [...pieces.matchAll(/<(\w*)>/g)].flatMap(
      ([, hex = ""]) => hex.match(/\w{4}/g) ?? [],
    );
    lines.push(codes.map((code) => tables.get(font)?.get(code) ?? "").join(""));
  }
  return lines.join("\n");
}
