import { isInputObjectType } from "graphql";
import type { Attack } from "../attack";
import { refusedByGateway } from "../evidence/evidence";
import { type GraphResponse, get, post } from "../graph/graph-response";
import { sampleVariables, withValueAt } from "../schema/sample-variables";
import { type VariableInput, variableInputs } from "../schema/variable-inputs";
import { type Timed, timed } from "./timed";

type Send = (id: string, variables: string) => Promise<GraphResponse>;

const byPost: Send = (id, variables) => post(`{"id":"${id}","variables":${variables}}`);
const byGet: Send = (id, variables) => get({ id, variables });

const PLACE = "HERE";

/** Valid variables with another value, or another list, in one place. */
function variablesWith({ operation, path, key }: VariableInput, value: string): string {
  const variables = withValueAt(sampleVariables(operation, path), path, PLACE);
  const place = key.endsWith("[]") ? `["${PLACE}"]` : `"${PLACE}"`;
  return JSON.stringify(variables).replace(place, value);
}

const refusedAtOnce = (
  name: string,
  input: VariableInput,
  value: string,
  send: Send = byPost,
): Attack<GraphResponse & Timed> => ({
  name: `${input.key}, ${name}`,
  attempt: () => {
    const ask = (one: string) => send(input.operation.id, variablesWith(input, one));
    return timed(
      () => ask(value),
      () => ask("[{}]"),
    );
  },
  answer: {
    status: 400,
    data: null,
    codes: ["BAD_USER_INPUT"],
    text: expect.stringMatching(/^.{1,120}\s*$/),
    isInTime: true,
  },
  recorded: refusedByGateway("BAD_USER_INPUT"),
});

const listOf = (length: number, value: string) => `[${Array(length).fill(value).join()}]`;
const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, nth) => [`x${nth}`, 1])));

const lists = variableInputs.filter(({ key }) => key.endsWith("[]"));
const objects = variableInputs.filter(
  ({ key, type }) => isInputObjectType(type) && !key.endsWith("[]"),
);

/** Rows of lists of values that are not valid, as long as a body may be. */
export const longLists: readonly Attack<GraphResponse & Timed>[] = lists.flatMap((input) => [
  refusedAtOnce("900 empty objects", input, listOf(900, "{}")),
  refusedAtOnce("19,000 empty objects", input, listOf(19_000, "{}")),
  ...(input.operation.kind === "query"
    ? [refusedAtOnce("3,500 zeros by GET", input, listOf(3_500, "0"), byGet)]
    : []),
]);

/** Rows of objects with fields that no input has. */
export const wideObjects: readonly Attack<GraphResponse & Timed>[] = objects.flatMap((input) => [
  refusedAtOnce("900 unknown fields", input, fields(900)),
  refusedAtOnce("5,000 unknown fields", input, fields(5_000)),
]);
