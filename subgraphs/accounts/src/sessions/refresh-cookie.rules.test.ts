import { RefreshCookies } from "./refresh-cookie.rules";

describe("the refresh cookie over HTTPS", () => {
  const cookies = new RefreshCookies(true);

  it("is bound to the very host: prefix, Secure, every path, no Domain", () => {
    for (const header of [cookies.hand("token", true), cookies.clear()]) {
      expect(header).toMatch(
        /^__Host-eightcount_refresh=.*; Path=\/; HttpOnly; SameSite=Lax; Secure/,
      );
      expect(header).not.toContain("Domain");
    }
  });

  it("wins over one that a sibling domain put under the plain name", () => {
    const sent = { eightcount_refresh: "tossed", "__Host-eightcount_refresh": "mine" };
    expect(cookies.read(sent)).toBe("mine");
  });

  it("is not read by the plain name, which any sibling domain can set", () => {
    expect(cookies.read({ eightcount_refresh: "tossed" })).toBeUndefined();
  });
});

describe("the refresh cookie over plain HTTP", () => {
  const cookies = new RefreshCookies(false);

  it("has no prefix and no Secure, or browsers would not keep it", () => {
    expect(cookies.hand("token", false)).toBe(
      "eightcount_refresh=token; Path=/graphql; HttpOnly; SameSite=Lax",
    );
    expect(cookies.read({ eightcount_refresh: "token" })).toBe("token");
  });
});
