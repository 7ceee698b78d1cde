import { randomUUID } from "node:crypto";
import type { Person } from "../../journeys/people/person";
import type { Attack } from "../attack";
import { times } from "../guessing/sign-in";
import { allTexts } from "../injection/all-texts";
import { readingTexts } from "../injection/reading-texts";
import type { TextCase } from "../injection/text-case";
import { type Timed, TRIES, timed } from "./timed";

/** Normalization sorts the marks on one letter, in a time that grows with their square. */
const MARKS = `a${"\u0301".repeat(15_000)}${"\u0327".repeat(15_000)}`;

/** Letters without a repetition, whose conversion to ASCII takes longest. More are no host name. */
const letters = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, nth) => 0x4e00 + nth));
/** Guesses at one address are limited. */
const LONG_DOMAIN = `${randomUUID()}@${letters(5_400)}.com`;

/** Nothing has this name, and nobody this address. */
const HARMLESS = "nobody";

interface Form {
  readonly sender: Person;
  readonly slow: object;
  readonly harmless: object;
}

/** Such a text gets the same answer as any other long text, and as fast. */
const answeredInTime = (
  key: string,
  name: string,
  text: string,
  field: TextCase,
): Attack<Timed> => {
  const { expectation } = field;
  const {
    answer,
    recorded,
    mayChange = [],
  } = typeof expectation === "function" ? expectation("long") : expectation;
  const [operation = ""] = key.split(".");
  let forms: readonly Form[] = [];
  return {
    name: `${key}, ${name}`,
    arrange: async () => {
      forms = await times(TRIES, async () => {
        const sender = await field.sender();
        const [slow, harmless] = [text, HARMLESS].map((one) => field.variables(one, sender));
        return { sender, slow: await slow, harmless: await harmless } as Form;
      });
    },
    attempt: () => {
      const ask = (nth: number, which: "slow" | "harmless") => {
        const { sender, [which]: variables } = forms[nth] as Form;
        return sender.ask(operation, variables);
      };
      return timed(
        (nth) => ask(nth, "slow"),
        (nth) => ask(nth, "harmless"),
      );
    },
    answer: { ...answer, isInTime: true },
    recorded,
    mayChange,
  };
};

/** Rows of every text of a query: names in addresses, searched texts, filters, cursors. */
export const combiningMarks = Object.entries(readingTexts).map(([key, field]) =>
  answeredInTime(key, "30,000 combining marks", MARKS, field),
);

/** Rows of every place that takes an email address. */
export const longDomains = Object.entries(allTexts)
  .filter(([key]) => /email$/i.test(key))
  .map(([key, field]) => answeredInTime(key, "a domain of 5,400 letters", LONG_DOMAIN, field));
