import { playbackCookie } from "./playback-cookie.rules";

const settings = { name: "a", value: "b", path: "/media/classes/1", maxAge: 900 };

describe("playback cookies", () => {
  it("are inaccessible to scripts and other folders", () => {
    const cookie = { ...settings, httpOnly: true, sameSite: "lax", secure: false };
    expect(playbackCookie({ ...settings, secure: false })).toEqual(cookie);
  });

  it("are secure in production", () => {
    expect(playbackCookie({ ...settings, secure: true })).toMatchObject({ secure: true });
  });
});
