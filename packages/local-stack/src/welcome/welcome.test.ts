import { welcome } from "./welcome";

const facts = {
  site: "http://localhost:4000",
  networkSites: [] as readonly string[],
  sandbox: "http://localhost:4020",
  runFolder: "/run",
  pid: 4711,
};
const ada = { kind: "trial", email: "t@eightcount.test", password: "Dance123!" };
const bob = { kind: "cancelled today", email: "c@eightcount.test", password: "Dance123!" };
const linesFor = (members: readonly (typeof ada)[]) => welcome({ ...facts, members }).split("\n");

describe("the last lines of a start", () => {
  it("list each kind on one line, and a password all share once", () => {
    expect(linesFor([ada, bob])).toEqual(
      expect.arrayContaining([
        "Sign in with the password Dance123! as",
        "  trial            t@eightcount.test",
        "  cancelled today  c@eightcount.test",
      ]),
    );
  });

  it("name each password where they differ", () => {
    expect(linesFor([ada, { ...bob, password: "Other123!" }])).toEqual(
      expect.arrayContaining([
        "Sign in as",
        "  trial            t@eightcount.test  Dance123!",
        "  cancelled today  c@eightcount.test  Other123!",
      ]),
    );
  });

  it("name the address for phones in the same network, while there is one", () => {
    const lines = (networkSites: readonly string[]) =>
      welcome({ ...facts, networkSites, members: [] });
    expect(lines(["http://192.168.1.5:4000"])).toContain(
      "On your network   http://192.168.1.5:4000",
    );
    expect(lines([])).not.toContain("network");
  });

  it("say how to stop everything, also without this terminal", () => {
    expect(linesFor([]).at(-1)).toBe(
      "Press Ctrl-C to stop everything. From another shell: kill 4711",
    );
  });

  it("say nothing of members while there are none", () => {
    expect(linesFor([]).join("\n")).not.toContain("Sign in");
  });
});
