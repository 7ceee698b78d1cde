import type { Person } from "../../journeys/people/person";
import type { Attack, Outcome } from "../attack";
import { watchLogs } from "./log-faults";
import { type Family, payloads } from "./payloads";
import type { TextCase, TextTable } from "./text-case";

interface TextOutcome extends Outcome {
  readonly data: unknown;
  readonly errors: readonly unknown[];
  /** Value that `read` returned. */
  readonly found: unknown;
  /** True if a harmless text gets the same response. */
  readonly matchesPlainText: boolean;
  readonly logFaults: readonly string[];
}

/** Returns an attack for every payload of every field in the table. */
export const textAttacks = (table: TextTable): readonly Attack<TextOutcome>[] =>
  Object.entries(table).flatMap(([path, field]) =>
    field.families.map((family) => attackOn(path, field, family)),
  );

function attackOn(path: string, field: TextCase, family: Family): Attack<TextOutcome> {
  const operation = path.slice(0, path.indexOf("."));
  const payload = payloads[family];
  const expectation =
    typeof field.expectation === "function" ? field.expectation(family) : field.expectation;
  let sender: Person;
  let variables: object;
  return {
    name: `${path}: ${payload.name}`,
    arrange: async () => {
      sender = await field.sender();
      variables = await field.variables(payload.text, sender);
    },
    attempt: async () => {
      const logs = watchLogs();
      const answer = await sender.ask(operation, variables);
      const { status, text, data, errors } = answer;
      const found = await expectation.read?.(sender, payload, answer);
      const matchesPlainText = await hasPlainAnswer(
        { operation, field, sender },
        payload.text,
        text,
      );
      return { status, text, data, errors, found, matchesPlainText, logFaults: logs.faults() };
    },
    answer: {
      status: 200,
      ...expectation.answer,
      ...(expectation.finds && { found: expectation.finds(payload.text) }),
      matchesPlainText: true,
      logFaults: [],
    },
    recorded: expectation.recorded,
    ...(expectation.mayChange && { mayChange: expectation.mayChange }),
  };
}

interface SentText {
  readonly operation: string;
  readonly field: TextCase;
  readonly sender: Person;
}

/** Image signatures and dates of charges depend on the time. */
const withoutMoments = (text: string): string =>
  text.replaceAll(/\?Policy=[^"]*|T\d\d:\d\d:\d\d\.\d+Z/g, "");

async function hasPlainAnswer(
  { operation, field, sender }: SentText,
  text: string,
  answer: string,
): Promise<boolean> {
  const plain = field.plain?.(text);
  if (plain === undefined) return true;
  const variables = await field.variables(plain as string, sender);
  const expected = await sender.ask(operation, variables);
  return withoutMoments(expected.text) === withoutMoments(answer);
}
