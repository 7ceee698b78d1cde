import { parseCookies } from "./context";

describe("parseCookies", () => {
  it("keeps the first of two cookies of one name: a sibling domain's comes later", () => {
    expect(parseCookies("session=mine; theme=dark; session=tossed")).toEqual({
      session: "mine",
      theme: "dark",
    });
  });

  it("keeps an empty first one too, and leaves out what is no pair", () => {
    expect(parseCookies("session=; session=tossed; nonsense; =x")).toEqual({ session: "" });
    expect(parseCookies(undefined)).toEqual({});
  });
});
