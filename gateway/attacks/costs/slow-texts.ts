import type { Person } from "../../journeys/people/person";
import type { Attack } from "../attack";
import { times } from "../guessing/sign-in";
import { allTexts } from "../injection/all-texts";
import { readingTexts } from "../injection/reading-texts";
import type { TextCase } from "../injection/text-case";
import { type Timed, TRIES, timed } from "./timed";

/** Normalization sorts the marks on one letter, in a time that grows with their square. */
const MARKS = `a${"\u0301".repeat(15_000)}${"\u0327".repeat(15_000)}`;

/** Letters without a repetition, whose conversion to ASCII takes longest. */
const letters = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, nth) => 0x4e00 + nth));
const LONG_DOMAIN = `ada@${letters(19_000)}.com`;

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
  let forms: readonly (readonly [Person, object])[] = [];
  return {
    name: `${key}, ${name}`,
    arrange: async () => {
      forms = await times(TRIES, async () => {
        const sender = await field.sender();
        return [sender, await field.variables(text, sender)] as const;
      });
    },
    attempt: () =>
      timed((nth) => {
        const [sender, variables] = forms[nth] as (typeof forms)[number];
        return sender.ask(operation, variables);
      }),
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
  .map(([key, field]) => answeredInTime(key, "a domain of 19,000 letters", LONG_DOMAIN, field));
