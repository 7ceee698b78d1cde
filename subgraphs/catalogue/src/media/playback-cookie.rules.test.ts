import { playbackCookie } from "./playback-cookie.rules";

const cookie = { name: "a", value: "b", path: "/media/classes/1", maxAgeSeconds: 900 };

describe("playback cookies", () => {
  it("are out of reach of scripts and of other folders", () => {
    expect(playbackCookie({ ...cookie, isSecure: false })).toBe(
      "a=b; Path=/media/classes/1; Max-Age=900; HttpOnly; SameSite=Lax",
    );
  });

  it("only travel over HTTPS where there is HTTPS", () => {
    expect(playbackCookie({ ...cookie, isSecure: true }).split("; ")).toContain("Secure");
  });
});
