import type { NamedHit } from "./search.rules";
import { SUGGESTION_LIMIT, suggestionsFor } from "./suggestion.rules";

const nobody = { artist: null, teacher: null, style: null };
const aName = (kind: NamedHit["kind"], name: string): NamedHit => ({
  ...nobody,
  kind,
  name,
  target: name.replaceAll(" ", "-"),
});
const aDance = (name: string, target: string, artist = "Tessa Bright"): NamedHit => ({
  kind: "class",
  name,
  artist,
  teacher: "Noa Adeyemi",
  style: "Dancehall",
  target,
});

const suggestedLines = (typed: string, hits: readonly NamedHit[]) =>
  suggestionsFor(typed, hits).map(({ kind, text }) => `${kind} ${text}`);

describe("suggestions", () => {
  it("keep the order of the hits and name each target", () => {
    const [style, dance] = suggestionsFor("da", [
      aName("style", "Dancehall"),
      aDance("Dare", "class-1"),
    ]);
    expect(style).toEqual({
      kind: "STYLE",
      text: "Dancehall",
      highlights: [{ start: 0, end: 2 }],
      detail: null,
      target: "Dancehall",
    });
    expect(dance).toEqual({
      kind: "CLASS",
      text: "Dare",
      highlights: [{ start: 0, end: 2 }],
      detail: "Tessa Bright · Noa Adeyemi · Dancehall",
      target: "class-1",
    });
  });

  it("a song with several classes becomes one line that searches for it", () => {
    const hits = [aDance("Gully Queen", "1"), aDance("Gully Queen", "2"), aDance("Gully", "3")];
    expect(suggestedLines("gully", hits)).toEqual(["SONG Gully Queen", "CLASS Gully"]);
    expect(suggestionsFor("gully", hits)[0]).toMatchObject({
      detail: "Tessa Bright",
      target: null,
    });
  });

  it("classes found by their teacher stay separate", () => {
    const hits = [aDance("Gully Queen", "1"), aDance("Gully Queen", "2")];
    expect(suggestedLines("noa", hits)).toEqual(["CLASS Gully Queen", "CLASS Gully Queen"]);
  });

  it("an artist appears once, before their songs", () => {
    const hits = [aDance("Dare", "1"), aDance("Sway", "2")];
    expect(suggestedLines("tess", hits)).toEqual([
      "ARTIST Tessa Bright",
      "CLASS Dare",
      "CLASS Sway",
    ]);
  });

  it("are limited, and names and artists leave room for classes", () => {
    const names = ["A", "B", "C", "D", "E", "F"].map((letter) =>
      aName("playlist", `Jam ${letter}`),
    );
    const dances = ["1", "2", "3", "4", "5", "6"].map((id) =>
      aDance(`Jam ${id}`, id, `Jam Band ${id}`),
    );
    const kinds = suggestionsFor("jam", [...names, ...dances]).map(({ kind }) => kind);
    expect(kinds).toHaveLength(SUGGESTION_LIMIT);
    expect(kinds.filter((kind) => kind === "PLAYLIST")).toHaveLength(4);
    expect(kinds.filter((kind) => kind === "ARTIST")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "CLASS")).toHaveLength(2);
  });
});
