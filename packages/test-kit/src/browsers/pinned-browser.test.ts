import { arePicturesCompared, refuseOthers, whyNoPictures } from "./pinned-browser";

describe("the browser of the pictures", () => {
  it("is the Chromium of package.json, whatever else is installed", () => {
    expect(() => refuseOthers("153.0.8010.0", "153.0.0")).not.toThrow();
    expect(() => refuseOthers("156.0.8078.79", "153.0.0")).toThrow(
      "Pictures are made with Chromium 153.0.0, and this is 156.0.8078.79.",
    );
  });

  it("says where it cannot run", () => {
    expect(whyNoPictures("linux", "x64")).toBeNull();
    expect(whyNoPictures("darwin", "arm64")).toMatch(
      /for Linux x64 only, and this is darwin arm64/,
    );
  });

  it("is never left out in CI", () => {
    const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const obstacle = "This is darwin arm64.";
    expect(arePicturesCompared({}, obstacle)).toBe(false);
    expect(said).toHaveBeenCalledWith("This is darwin arm64. They are not compared.\n");
    expect(arePicturesCompared({ CI: "true" }, obstacle)).toBe(true);
    expect(arePicturesCompared({}, null)).toBe(true);
    said.mockRestore();
  });
});
