import { evaluate } from "./testing/evaluate.ts";

const RUN = { site: "http://localhost:4000", ports: { sandbox: 4020 } };

const sandboxOf = (run: object | null, site: string) =>
  evaluate<string>("run-record", "subject.sandboxOf(input.run, input.site)", { run, site });

it("the sandbox of a stack on this machine is found by what the stack notes", () => {
  expect(sandboxOf(RUN, "http://127.0.0.1:4000")).toBe("http://127.0.0.1:4020");
});

it("a stack elsewhere, or one that is starting, has no sandbox that is known", () => {
  expect(sandboxOf(RUN, "http://localhost:4100")).toBe("");
  expect(sandboxOf({ ...RUN, site: "" }, "http://localhost:4000")).toBe("");
  expect(sandboxOf(null, "http://localhost:4000")).toBe("");
  expect(evaluate("run-record", "subject.readRun('.cache/no-such-folder')")).toBeNull();
});

it("only a site of this machine has processes that can be read", () => {
  const isHere = (site: string) => evaluate<boolean>("run-record", "subject.isHere(input)", site);
  expect(isHere("http://localhost:4000")).toBe(true);
  expect(isHere("http://[::1]:4000")).toBe(true);
  expect(isHere("https://staging.example")).toBe(false);
});
