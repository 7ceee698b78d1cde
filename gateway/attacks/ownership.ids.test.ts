import { Person } from "../journeys/people/person";
import { newMember } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { attackId } from "./ownership/attack-id";
import type { IdCase } from "./ownership/id-case";
import { idCases } from "./ownership/id-cases";
import { newSubscriber, newVictim, startedClass, type Victim } from "./ownership/victim";
import { type VariableInput, variableInputs } from "./schema/variable-inputs";

const inputs = variableInputs.filter(({ type }) => type.name === "ID");
const visitor = Person.visitor();
let stranger: Person;
let victim: Victim;

beforeAll(async () => {
  [victim, stranger] = [await newVictim(), await newSubscriber()];
  await startedClass(stranger);
});

it("every place that takes an id has a case, and every case a place", () => {
  expect(Object.keys(idCases).sort()).toEqual(inputs.map(({ key }) => key).sort());
});

/** A new newcomer each time, because an attempt of one kind may not become one of another kind. */
function byStranger(name: string, input: VariableInput, given: IdCase) {
  let newcomer = visitor;
  const asker = () => (given.byNewcomer ? newcomer : stranger);
  return {
    ...attackId(name, input, given, { asker, victim: () => victim }, given.stranger),
    arrange: async () => {
      if (given.byNewcomer) newcomer = await newMember();
    },
  };
}

describeAttacks(
  "ids of another member",
  inputs.flatMap((input) => {
    const given = idCases[input.key];
    if (!given) return [];
    const of = given.public ? "of another kind" : "of a member";
    return [
      attackId(
        `${input.key} ${of}, by a visitor`,
        input,
        given,
        { asker: () => visitor, victim: () => victim },
        given.visitor,
      ),
      byStranger(`${input.key} ${of}, by another member`, input, given),
    ];
  }),
);
