import { RefreshCookies } from "./refresh-cookie.rules";

describe("the refresh cookie over HTTPS", () => {
  const cookies = new RefreshCookies(true);

  it("is bound to the host itself: prefix, Secure, every path, no Domain", () => {
    for (const cookie of [cookies.issue("token", true), cookies.clear()]) {
      expect(cookie).toMatchObject({ name: "__Host-eightcount_refresh", path: "/", secure: true });
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "lax" });
      expect(cookie).not.toHaveProperty("domain");
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
    const kept = { name: "eightcount_refresh", value: "token", path: "/graphql", secure: false };
    expect(cookies.issue("token", false)).toEqual({ ...kept, httpOnly: true, sameSite: "lax" });
    expect(cookies.read({ eightcount_refresh: "token" })).toBe("token");
  });
});
