import { instructors } from "@eightcount/demo/content/content-instructor";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { styles } from "@eightcount/demo/content/content-style";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { operationNames } from "../../journeys/people/operations";
import { Person } from "../../journeys/people/person";
import type { Attack } from "../attack";
import { describeAttacks } from "../describe-attacks";
import { refusedMutation, respondedWith } from "../evidence/evidence";
import { ask, type GraphResponse } from "../graph/graph-response";
import { emailCases } from "../ownership/email-cases";
import { idCases } from "../ownership/id-cases";
import { longClassId, newVictim, type Victim } from "../ownership/victim";
import { type ClientDocument, clientDocuments } from "../schema/client-documents";
import { sampleVariables } from "../schema/sample-variables";
import { type OperationCase, operationCases } from "./operation-cases";

interface Reading extends GraphResponse {
  /** Personal fields with a value. */
  readonly personal: readonly string[];
  /** What it reveals about the victim, by field name. */
  readonly leaked: readonly string[];
  /** True if every field of the operation is null. */
  readonly isEmpty: boolean;
}

const PERSONAL = ["viewer", "profile", "progress", "savedClassId", "subscription", "classFeedback"];

let victim: Victim;
let stranger: Person;

beforeAll(async () => {
  victim = await newVictim();
  stranger = await Person.member("inactive");
});

it("every operation has a case, and every case an operation", () => {
  expect(Object.keys(operationCases).sort()).toEqual([...operationNames].sort());
});

it("operations that visitors send by nature are in the tables their cases name", () => {
  const places = { ids: Object.keys(idCases), emails: Object.keys(emailCases) };
  const missing = Object.entries(operationCases).filter(
    ([name, given]) =>
      "table" in given && !places[given.table].some((key) => key.startsWith(`${name}.`)),
  );
  expect(missing).toEqual([]);
});

/** Ids and names from the catalog, by the operation that takes one. */
const KNOWN: Readonly<Record<string, object>> = {
  StyleClassesPaginationQuery: { id: toGlobalId("Style", styles[0]?.id ?? "") },
  InstructorClassesPaginationQuery: { id: toGlobalId("Instructor", instructors[0]?.id ?? "") },
  PlaylistClassesPaginationQuery: { id: toGlobalId("Playlist", playlists[0]?.id ?? "") },
  StyleScreenQuery: { name: styles[0]?.name },
  InstructorScreenQuery: { name: instructors[0]?.name },
  PlaylistScreenQuery: { name: playlists[0]?.name },
  ClassPageScreenQuery: { classId: longClassId },
  sendWaitingProgressQuery: { classId: longClassId },
  ListingScreenQuery: { isNew: false },
  SearchScreenQuery: { text: "hip" },
  ResultsStepQuery: { preferences: { skillLevel: 3, styleIds: [] } },
};

it("members themselves are shown what others are not", async () => {
  const operation = clientDocuments.find(({ name }) => name === "MemberIdentityQuery");
  if (!operation) throw new Error("the client no longer asks who is signed in");
  const { personal, leaked } = await read(victim.person, operation);
  expect([personal, leaked]).toEqual([["viewer"], ["email", "member"]]);
});

/** Variables with which an operation would reveal the most. `isMember` is set by the client. */
function variablesOf(operation: ClientDocument): object {
  const sample = sampleVariables(operation);
  const isPageOfMember = "id" in sample && !(operation.name in KNOWN);
  return {
    ...sample,
    ...("timeZone" in sample && { timeZone: "Europe/Berlin" }),
    ...(isPageOfMember && { id: victim.member }),
    ...KNOWN[operation.name],
  };
}

/** Returns the names of personal fields that are not empty, at any depth. */
function personalIn(value: unknown, name = ""): readonly string[] {
  if (value === null || value === undefined) return [];
  if (PERSONAL.includes(name)) return [name];
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) => personalIn(one, key));
}

async function read(asker: Person, operation: ClientDocument): Promise<Reading> {
  const answer = await ask(asker, operation.name, variablesOf(operation));
  const { person: _, ...private_ } = victim;
  const leaked = Object.entries(private_).filter(([, value]) => answer.text.includes(value));
  return {
    ...answer,
    personal: personalIn(answer.data),
    leaked: leaked.map(([name]) => name),
    isEmpty: Object.values(answer.data ?? {}).every((field) => field === null),
  };
}

function rowOf(operation: ClientDocument, given: OperationCase): readonly Attack<Reading>[] {
  const byVisitor = {
    name: `${operation.name}, by a visitor`,
    attempt: () => read(Person.visitor(), operation),
    recorded: respondedWith("gateway", 200),
  };
  const nothing = { status: 200, codes: [], personal: [], leaked: [] };
  if ("open" in given) return [{ ...byVisitor, answer: { ...nothing, isEmpty: false } }];
  if ("empty" in given) return [{ ...byVisitor, answer: { ...nothing, data: given.empty } }];
  if ("table" in given) return [];
  const answer = { status: 200, data: null, codes: ["UNAUTHENTICATED"], leaked: [] };
  return [{ ...byVisitor, answer, recorded: refusedMutation(...given.denies, "UNAUTHENTICATED") }];
}

describeAttacks(
  "what a visitor has",
  clientDocuments.flatMap((operation) => {
    const given = operationCases[operation.name];
    return given ? rowOf(operation, given) : [];
  }),
);

describeAttacks(
  "what one member has of another",
  clientDocuments
    .filter(({ kind }) => kind === "query")
    .map((operation) => ({
      name: `${operation.name}, by another member`,
      attempt: () => read(stranger, operation),
      answer: { status: 200, codes: [], leaked: [] },
      recorded: respondedWith("gateway", 200),
    })),
);
