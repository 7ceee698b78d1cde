// The package has no declarations of its own.
declare module "fontkit" {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  function create(data: Buffer): Font;
}
