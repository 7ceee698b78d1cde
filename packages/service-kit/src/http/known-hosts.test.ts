import { knownHosts } from "./known-hosts";

describe("known hosts", () => {
  const isKnown = knownHosts(["dance.example", "192.168.1.5", "[2001:db8::5]"]);

  it.each([
    "localhost",
    "LOCALHOST:4000",
    "localhost.:4000",
    "127.0.0.1:4020",
    "[::1]:4000",
    "dance.example",
    "192.168.1.5:4000",
    "[2001:DB8::5]:4000",
    undefined,
  ])("%s is one", (host) => expect(isKnown(host)).toBe(true));

  it.each([
    "evil.example",
    "evil.example:4000",
    "localhost.evil.example",
    "localhost@evil.example",
    "sub.dance.example",
    "192.168.1.6:4000",
    "",
    "a b",
    "null",
  ])("%p is none", (host) => expect(isKnown(host)).toBe(false));
});
