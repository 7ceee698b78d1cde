import { comparePictures } from "./comparePictures";
import { canvasOf, type Picture, readPicture, shotOf, webpOf } from "./picture";

const [WIDTH, HEIGHT] = [200, 100];
type Color = readonly [red: number, green: number, blue: number];
const INK: Color = [244, 240, 232];
const MAGENTA: Color = [224, 17, 125];

/** Draws rectangles on a dark picture. */
function picture(...boxes: readonly (readonly [Color, number, number, number, number])[]): Picture {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).map((_, at) => (at % 4 === 3 ? 255 : 18));
  for (const [color, left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) data.set(color, (y * WIDTH + x) * 4);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const differenceOf = (...args: Parameters<typeof comparePictures>) =>
  comparePictures(...args).difference;

describe("comparePictures", () => {
  it("accepts the same picture", () => {
    const same = picture([MAGENTA, 20, 20, 60, 30]);
    expect(comparePictures(same, picture([MAGENTA, 20, 20, 60, 30]))).toEqual({
      difference: null,
      changes: null,
    });
  });

  it("accepts an imperceptible color difference", () => {
    const [red, green, blue] = MAGENTA;
    const shade: Color = [red + 2, green + 1, blue - 2];
    expect(
      differenceOf(picture([MAGENTA, 0, 0, 200, 100]), picture([shade, 0, 0, 200, 100])),
    ).toBeNull();
  });

  it("accepts at most a thousandth of the pixels", () => {
    expect(differenceOf(picture(), picture([INK, 0, 0, 20, 1]))).toBeNull();
    expect(differenceOf(picture(), picture([INK, 0, 0, 21, 1]))).toMatch(/0\.1\d % of the pixels/);
  });

  it("names the square in which a small element moved", () => {
    const tall = (boxes: Picture): Picture => ({
      width: WIDTH,
      height: HEIGHT * 20,
      data: new Uint8ClampedArray(WIDTH * HEIGHT * 20 * 4).map((_, at) =>
        at < boxes.data.length ? (boxes.data[at] ?? 0) : at % 4 === 3 ? 255 : 18,
      ),
    });
    expect(differenceOf(tall(picture()), tall(picture([INK, 70, 40, 6, 6])))).toBe(
      "36 pixels differ in the square at (64, 32)",
    );
  });

  it("reports a changed size", () => {
    const shorter = { ...picture(), height: 99, data: picture().data.slice(0, WIDTH * 99 * 4) };
    expect(differenceOf(picture(), shorter)).toBe("is 200 × 99, was 200 × 100");
  });

  it("ignores masked areas, which may cover at most a tenth", () => {
    const changed = picture([INK, 10, 10, 30, 30]);
    const mask = { x: 10, y: 10, width: 40, height: 40 };
    expect(differenceOf(picture(), changed, [mask])).toBeNull();
    expect(differenceOf(picture(), changed, [{ ...mask, x: 60 }])).toMatch(/pixels differ|% of/);
    expect(() => differenceOf(picture(), changed, [{ ...mask, height: 60 }])).toThrow(
      "masks cover 12 % of the picture, over 10 %",
    );
    const twice = [mask, mask];
    expect(differenceOf(picture(), changed, twice)).toBeNull();
  });
});

describe("a stored picture", () => {
  it("produces the same file for the same pixels and decodes to the same picture", async () => {
    const made = picture([MAGENTA, 16, 16, 64, 32]);
    const file = await webpOf(made);
    expect(file.equals(await webpOf(made))).toBe(true);
    expect(file.subarray(8, 12).toString()).toBe("WEBP");
    const read = await readPicture(file);
    expect({ width: read.width, height: read.height }).toEqual({ width: WIDTH, height: HEIGHT });
    expect(read).toEqual(await readPicture(file));
  });
});

describe("a screenshot", () => {
  it("has a fingerprint of its pixels and decodes without loss", async () => {
    const fileOf = (one: Picture) => canvasOf(one).encode("png");
    const made = picture([MAGENTA, 16, 16, 64, 32]);
    const shot = shotOf(await fileOf(made));
    expect(await shot.read()).toEqual(made);
    expect(shot.fingerprint).toBe(shotOf(await fileOf(made)).fingerprint);
    expect(shot.fingerprint).not.toBe(shotOf(await fileOf(picture())).fingerprint);
  });
});
