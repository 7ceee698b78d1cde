import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { unpackWoff } from "./unpack-woff";

export interface ScriptFont {
  readonly name: string;
  readonly data: Buffer;
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** The first font that has a character draws it. */
const FILES = [
  "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff",
  "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff",
  "@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff",
  "@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff",
  "@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff",
  "@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff",
  "@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff",
  "@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff",
  "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff",
  "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff",
  "@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff",
  "@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff",
] as const;

let opened: readonly ScriptFont[] | null = null;

/** Opens the fonts on the first invoice, because most starts of the sandbox print none. */
export function scriptFonts(): readonly [ScriptFont, ...ScriptFont[]] {
  opened ??= FILES.map((file) => {
    const data = unpackWoff(readFileSync(require.resolve(file)));
    const font = create(data);
    const name = path.basename(file, ".woff");
    return {
      name,
      data,
      hasGlyphForCodePoint: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    };
  });
  return opened as readonly [ScriptFont, ...ScriptFont[]];
}
