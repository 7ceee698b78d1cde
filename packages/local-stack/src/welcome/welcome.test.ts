import { welcome } from "./welcome";

const facts = {
  site: "http://localhost:4000",
  sandbox: "http://localhost:4020",
  runFolder: "/run",
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

  it("say nothing of members while there are none", () => {
    expect(linesFor([]).join("\n")).not.toContain("Sign in");
  });
});
