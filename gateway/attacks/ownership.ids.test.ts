import { Person } from "../journeys/people/person";
import { newMember } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { attackId } from "./ownership/attack-id";
import { idCases } from "./ownership/id-cases";
import { newSubscriber, newVictim, startedClass, type Victim } from "./ownership/victim";
import { variableInputs } from "./schema/variable-inputs";

const inputs = variableInputs.filter(({ type }) => type.name === "ID");
const visitor = Person.visitor();
let stranger: Person;
let newcomer: Person;
let victim: Victim;

beforeAll(async () => {
  [victim, stranger] = [await newVictim(), await newSubscriber()];
  newcomer = await newMember();
  await startedClass(stranger);
});

it("every place that takes an id has a case, and every case a place", () => {
  expect(Object.keys(idCases).sort()).toEqual(inputs.map(({ key }) => key).sort());
});

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
      attackId(
        `${input.key} ${of}, by another member`,
        input,
        given,
        { asker: () => (given.byNewcomer ? newcomer : stranger), victim: () => victim },
        given.stranger,
      ),
    ];
  }),
);
