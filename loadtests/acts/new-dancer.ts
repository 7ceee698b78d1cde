import exec from "k6/execution";
import { addressOf } from "../lib/caller.ts";
import type { CardHolder } from "../lib/card-token.ts";
import type { Operations } from "../lib/operations.ts";
import { pick, type Random, randomInt, seeded, seedOf, uuidFrom } from "../lib/random.ts";
import { runId, seed } from "../lib/settings.ts";

type SignUp = Operations["signUp"]["variables"]["input"];
export type Answers = NonNullable<SignUp["preferences"]>;

const GOALS = ["WORKOUT", "DANCE", "DANCE_AND_WORKOUT"] as const;
const MINUTES = [40, 60] as const;
const HIGHEST_SKILL = 10;
const MOST_STYLES = 3;
const ADDRESSES = 131_072;

export const HOLDER: CardHolder = {
  firstName: "Ada",
  lastName: "Tempo",
  street: "8 Count Street",
  city: "Toronto",
  region: "ON",
  postalCode: "M5V 2T6",
  country: "CA",
};

export const PASSWORD = "Dance123!";
/** The plan with a trial. */
export const PLAN = "MONTHLY";

/** A visitor without an account. The email is new in this run and unused in earlier ones. */
export interface NewDancer {
  readonly email: string;
  /** IP address. */
  readonly address: string;
  /** Idempotency key of the purchase. */
  readonly attemptId: string;
  /** Draws the pauses and answers. */
  readonly random: Random;
}

export function newDancer(): NewDancer {
  const { iterationInTest, name } = exec.scenario;
  const random = seeded(seed + seedOf(`${runId} ${name}`), iterationInTest);
  return {
    email: `load-${uuidFrom(random)}@eightcount.test`,
    address: addressOf(randomInt(random, ADDRESSES)),
    attemptId: uuidFrom(random),
    random,
  };
}

/** Answers all questions. Styles are chosen from those that the last question shows. */
export function answersOf(random: Random, styleIds: readonly string[]): Answers {
  const chosen = Array.from({ length: 1 + randomInt(random, MOST_STYLES) }, () =>
    pick(random, styleIds),
  );
  return {
    skillLevel: randomInt(random, HIGHEST_SKILL + 1),
    timePreferenceMinutes: pick(random, MINUTES),
    danceGoal: pick(random, GOALS),
    styleIds: [...new Set(chosen)],
  };
}
