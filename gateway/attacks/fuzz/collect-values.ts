import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Person } from "../../journeys/people/person";
import { memberIdOf, progressInput } from "../../journeys/people/progress";
import type { Pool } from "./valid-variables";

/** Queries whose responses contain ids, names, and cursors of every kind. */
const SOURCES: readonly (readonly [string, object])[] = [
  ["ClassesScreenQuery", { isMember: false }],
  ["StylesScreenQuery", {}],
  ["InstructorsScreenQuery", {}],
  ["PlaylistsScreenQuery", {}],
  ["SavedScreenQuery", {}],
  ["HistoryScreenQuery", { status: "STARTED", timeZone: "Europe/Vienna" }],
];

/** Other names under which the same value is requested. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  endCursor: ["cursor"],
  slug: ["name"],
  id: ["styleIds"],
};

const MAX_VALUES_PER_NAME = 60;

/** Returns every nested text with the name of its field. */
function textsIn(value: unknown): (readonly [name: string, text: string])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" ? [[name, inner] as const] : textsIn(inner),
  );
}

/** A Relay id is also requested under the name of its type. */
function namesOf(field: string, text: string): readonly string[] {
  const alias = ALIASES[field] ?? [];
  if (field !== "id") return [field, ...alias];
  const [type = ""] = Buffer.from(text, "base64url").toString("utf8").split(":", 1);
  return [field, ...alias, `${type.charAt(0).toLowerCase()}${type.slice(1)}Id`];
}

function pooled(found: readonly (readonly [string, string])[]): Pool {
  const pool = new Map<string, Set<string>>();
  for (const [field, text] of found) {
    for (const name of namesOf(field, text)) {
      pool.set(name, (pool.get(name) ?? new Set()).add(text));
    }
  }
  return new Map(
    [...pool].map(([name, texts]) => [name, [...texts].slice(0, MAX_VALUES_PER_NAME)]),
  );
}

/** Collects values that the product returns, by field name, including a member's own records. */
export async function collectValues(member: Person): Promise<Pool> {
  const classId = await oneClassId();
  await member.ask("useSaveClassSaveMutation", { input: { classId } });
  await member.ask("sendProgressMutation", { input: progressInput(classId, 130) });
  const own: (readonly [string, string])[] = [
    ["id", toGlobalId("Member", memberIdOf(member))],
    ["userId", memberIdOf(member)],
  ];
  const asked = [];
  for (const [name, variables] of SOURCES) asked.push((await member.ask(name, variables)).data);
  return pooled([...own, ...textsIn(asked)]);
}

async function oneClassId(): Promise<string> {
  const { data } = await Person.visitor().ask<{
    danceClasses: { edges: readonly { node: { classId: string } }[] };
  }>("ClassesScreenQuery", { isMember: false });
  const [first] = data.danceClasses.edges;
  if (!first) throw new Error("the catalog has no classes");
  return first.node.classId;
}
