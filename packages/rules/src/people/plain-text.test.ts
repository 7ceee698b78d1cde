import { isPlainText, plainLine, plainLines } from "./plain-text";

const NUL = "\u0000";
const LONE = "\ud800";

describe("plain text", () => {
  it.each(["", "1 Rue de l’Été", "東京", "👩‍🎤 Ada", "a b"])("%p is", (text) => {
    expect(isPlainText(text)).toBe(true);
    expect(plainLine(text)).toBe(text);
    expect(plainLines(text)).toBe(text);
  });

  it.each([NUL, LONE, "\udc00", "a\nb", "\t", "\u007f", "\u009b"])("%j is not", (sign) => {
    expect(isPlainText(`1 Ocean${sign} Avenue`)).toBe(false);
  });

  it("is made from any text: control characters are removed, broken characters replaced", () => {
    expect(plainLine(`A${NUL}da\r\nBcc: all${LONE}\u0007`)).toBe("AdaBcc: all\ufffd");
    expect(plainLines(`A${NUL}da\r\n\tBcc\rall${LONE}\u0007`)).toBe("Ada\n\tBcc\nall\ufffd");
    for (const clean of [plainLine, plainLines]) {
      expect(clean(`${LONE}${NUL}👩‍🎤`).isWellFormed()).toBe(true);
    }
  });
});
