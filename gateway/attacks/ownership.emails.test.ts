import { Person } from "../journeys/people/person";
import { newMember } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { attackId } from "./ownership/attack-id";
import { emailCases } from "./ownership/email-cases";
import { newVictim, type Victim } from "./ownership/victim";
import { variableInputs } from "./schema/variable-inputs";

const inputs = variableInputs.filter(({ path }) => path.at(-1) === "email");
const visitor = Person.visitor();
let stranger: Person;
/** One for each asker: what one of them uses up would change the answer to the other. */
let victims: readonly [ofVisitor: Victim, ofStranger: Victim];

beforeAll(async () => {
  victims = [await newVictim(), await newVictim()];
  stranger = await newMember();
});

it("every place that takes an address has a case, and every case a place", () => {
  expect(Object.keys(emailCases).sort()).toEqual(inputs.map(({ key }) => key).sort());
});

describeAttacks(
  "addresses of another member",
  Object.entries(emailCases).flatMap(([key, given]) => {
    const input = inputs.find((one) => one.key === key);
    if (!input) return [];
    return [
      attackId(
        `${key}, by a visitor`,
        input,
        given,
        { asker: () => visitor, victim: () => victims[0] },
        given.visitor,
      ),
      attackId(
        `${key}, by another member`,
        input,
        given,
        { asker: () => stranger, victim: () => victims[1] },
        given.stranger,
      ),
    ];
  }),
);

it("the members still sign in with their own passwords", async () => {
  for (const { email } of victims) {
    await Person.visitor().signIn(email, "Passw0rd!");
  }
});
