import { readFileSync } from "node:fs";
import path from "node:path";
import { findOperations } from "./operations.ts";

const file = path.resolve(__dirname, "../../client/persisted-operations.json");
const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

it("are all among the client's, and only mutations are no queries", () => {
  const found = findOperations(texts);
  expect(found.map(({ name, isQuery }) => [name, isQuery])).toEqual([
    ["search", true],
    ["suggestions", true],
    ["recordProgress", false],
    ["classPage", true],
    ["signIn", false],
    ["identity", true],
    ["classList", true],
    ["moreClasses", true],
    ["styles", true],
    ["firstClasses", true],
    ["plans", true],
    ["captcha", true],
    ["signUp", false],
    ["confirmSignUp", false],
    ["checkout", true],
    ["orderPreview", true],
    ["billingAddress", false],
    ["purchase", false],
    ["renewal", false],
    ["startStream", false],
    ["keepStreamAlive", false],
    ["recordEvents", false],
  ]);
  for (const { id, clientName } of found) expect(texts[id]).toContain(` ${clientName}`);
});

it("are missed by name", () => {
  expect(() => findOperations({})).toThrow("no operation SearchScreenQuery");
});
