import { counters } from "@eightcount/rules/telemetry/registry";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { buildSchema, type GraphQLSchema } from "graphql";
import { refuse } from "../errors/refusal";
import { AccessError } from "../viewer/access-error";
import { type Viewer, visitor } from "../viewer/viewer";
import type { AuditEntry } from "./audit-log";
import { type AuditedMutations, auditMutations } from "./audit-mutations";

const ada = { ...visitor, memberId: "ada", address: "203.0.113.1" };
const refused = refuse({ code: "NOT_YOURS", message: "That is not yours." });
const results: Readonly<Record<string, () => unknown>> = {
  save: () => "saved",
  buy: () => refused,
  open: () => {
    throw new AccessError("FORBIDDEN");
  },
  break: () => {
    throw new Error("the database password is hunter2");
  },
  enter: () => "bea",
  track: () => "tracked",
};
const all: AuditedMutations = {
  save: {},
  buy: {},
  open: {},
  break: {},
  enter: { memberOf: (result) => String(result), outcomeOf: () => "ENTERED" },
  track: { exempt: "a test's own" },
};

function aSchema(): GraphQLSchema {
  const names = Object.keys(results);
  const schema = buildSchema(`
    type Query { nothing: String }
    type Mutation { ${names.map((name) => `${name}(secret: String): String`).join(" ")} }`);
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = () => {
      const result = results[field.name]?.();
      return typeof result === "string" ? result : Promise.resolve(result);
    };
  }
  return schema;
}

function recording() {
  const entries: AuditEntry[] = [];
  const schema = aSchema();
  auditMutations(schema, { mutations: all, log: { record: (entry) => entries.push(entry) } });
  const ask = (name: string, viewer: Viewer) =>
    runQuery(schema, `mutation { ${name}(secret: "hunter2") }`, { viewer });
  return { entries, ask };
}

async function asked(name: string): Promise<readonly AuditEntry[]> {
  const { entries, ask } = recording();
  await ask(name, ada);
  return entries;
}

describe("auditMutations", () => {
  const entry = { memberId: "ada", address: "203.0.113.1", traceId: null };
  it.each([
    ["save", "done"],
    ["buy", "NOT_YOURS"],
    ["open", "FORBIDDEN"],
    ["break", "failed"],
  ])("%s is recorded as %s, without its input", async (action, outcome) => {
    expect(await asked(action)).toEqual([{ ...entry, action, outcome }]);
  });

  it("a mutation can define the member and the outcome of its result", async () => {
    expect(await asked("enter")).toEqual([
      { ...entry, action: "enter", memberId: "bea", outcome: "ENTERED" },
    ]);
  });

  it("records what names no member 120 times in 15 minutes of a network, then only counts it", async () => {
    const counts = recordCounts();
    const { entries, ask } = recording();
    const stranger = { ...visitor, address: "198.51.100.1" };
    for (let times = 0; times < 130; times += 1) await ask("open", stranger);
    expect(entries).toHaveLength(120);
    expect(counts.of(counters.limitsReached)).toHaveLength(10);
    counts.stop();
    await ask("open", ada);
    await ask("enter", stranger);
    await ask("open", { ...stranger, address: "198.51.100.2" });
    expect(entries.slice(120).map(({ memberId }) => memberId)).toEqual(["ada", "bea", null]);
  });

  it("records what names one member 600 times in 15 minutes of a network, then only counts it", async () => {
    const counts = recordCounts();
    const { entries, ask } = recording();
    for (let times = 0; times < 610; times += 1) await ask("buy", ada);
    expect(entries).toHaveLength(600);
    expect(counts.of(counters.limitsReached)).toHaveLength(10);
    counts.stop();
    await ask("buy", { ...ada, memberId: "bea" });
    await ask("buy", { ...ada, address: "198.51.100.2" });
    expect(entries.slice(600).map(({ memberId }) => memberId)).toEqual(["bea", "ada"]);
  });

  it("does not record exempt mutations", async () => {
    expect(await asked("track")).toEqual([]);
  });

  it("rejects a list that omits a mutation or contains an unknown one", () => {
    const { save, ...others } = all;
    const log = { record: () => undefined };
    expect(() => auditMutations(aSchema(), { mutations: others, log })).toThrow("missing: save");
    const mutations = { ...all, fly: {} };
    expect(() => auditMutations(aSchema(), { mutations, log })).toThrow("unknown: fly");
    expect(save).toBeDefined();
  });
});
