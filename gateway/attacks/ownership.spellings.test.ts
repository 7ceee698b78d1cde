import { Person } from "../journeys/people/person";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { type Evidence, refusedMutation, respondedWith } from "./evidence/evidence";
import { ask, type GraphResponse } from "./graph/graph-response";
import { spellings } from "./ownership/spellings";
import { newVictim, unknownId, type Victim } from "./ownership/victim";
import { clientDocuments } from "./schema/client-documents";
import { sampleVariables, withValueAt } from "./schema/sample-variables";
import { variableInputs } from "./schema/variable-inputs";

interface SpellingAnswer extends GraphResponse {
  readonly matchesUnknownId: boolean;
}

type Owned = "member" | "savedClass" | "classRecord";
const TYPES = { member: "Member", savedClass: "SavedClass", classRecord: "ClassRecord" } as const;

/** A page of these is a page of something that is no member. */
const OTHER_TYPE = /^as a (SavedClass|ClassRecord|Style)$/;

let stranger: Person;
let victim: Victim;

beforeAll(async () => {
  [victim, stranger] = [await newVictim(), await Person.member("active yearly")];
});

const answers = new Map<string, Evidence>([
  [
    "useSaveClassUnsaveMutation.input.savedClassId",
    refusedMutation("viewing", "unsaveClass", "SAVED_CLASS_NOT_FOUND"),
  ],
  [
    "useContinueDancingRemoveMutation.input.classRecordId",
    refusedMutation("viewing", "removeFromContinueDancing", "CLASS_RECORD_NOT_FOUND"),
  ],
  [
    "useContinueDancingRestoreMutation.input.classRecordId",
    refusedMutation("viewing", "restoreToContinueDancing", "CLASS_RECORD_NOT_FOUND"),
  ],
]);

const nodePages = clientDocuments
  .filter(({ text }) => text.includes("node(id: $id)"))
  .map(({ name }) => `${name}.id`);
const memberPages = clientDocuments
  .filter(({ text }) => /node\(id: \$id\)[^}]*_viewer/.test(text))
  .map(({ name }) => `${name}.id`);

function attack(key: string, owned: Owned, spelling: string): Attack<SpellingAnswer> {
  const input = variableInputs.find((one) => one.key === key);
  const spell = spellings[spelling];
  if (!input || !spell) throw new Error(`${key} takes no id`);
  const { operation, path } = input;
  const send = (id: string) =>
    ask(stranger, operation.name, withValueAt(sampleVariables(operation, path), path, spell(id)));
  return {
    name: `${key} with a ${TYPES[owned]}'s id, ${spelling}`,
    attempt: async () => {
      const [theirs, unknown] = [victim[owned], unknownId(TYPES[owned])];
      const [answer, other] = [await send(theirs), await send(unknown)];
      const plain = ({ text }: GraphResponse, id: string) =>
        text.replaceAll(JSON.stringify(spell(id)), "ID");
      return { ...answer, matchesUnknownId: plain(answer, theirs) === plain(other, unknown) };
    },
    answer: {
      status: 200,
      codes: [],
      matchesUnknownId: true,
      ...(owned === "member" &&
        memberPages.includes(key) &&
        !OTHER_TYPE.test(spelling) && { data: { node: null } }),
    },
    recorded: answers.get(key) ?? respondedWith("gateway", 200),
  };
}

it("pages of a member are found", () => {
  expect([nodePages.length, memberPages.length]).toEqual([8, 5]);
});

it.each(memberPages)("%s shows members what is theirs", async (key) => {
  const operation = clientDocuments.find(({ name }) => `${name}.id` === key);
  if (!operation) throw new Error(`${key} takes no id`);
  const variables = { ...sampleVariables(operation), id: victim.member, timeZone: "Europe/Berlin" };
  const { data } = await ask(victim.person, operation.name, variables);
  expect(data).toMatchObject({ node: { id: victim.member } });
});

describeAttacks("ids of another kind where a page is asked for", [
  ...nodePages.flatMap((key) =>
    (["savedClass", "classRecord"] as const).map((owned) => attack(key, owned, "as it is")),
  ),
]);

describeAttacks(
  "spellings of a member's id",
  memberPages.flatMap((key) =>
    Object.keys(spellings).map((spelling) => attack(key, "member", spelling)),
  ),
);

describeAttacks(
  "spellings of an owned row's id",
  [...answers.keys()].flatMap((key) => {
    const owned = key.includes("savedClass") ? "savedClass" : "classRecord";
    return Object.keys(spellings).map((spelling) => attack(key, owned, spelling));
  }),
);
