import { type GraphQLInputObjectType, getVariableValues, isInputObjectType } from "graphql";
import { Person } from "../journeys/people/person";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { refusedByGateway } from "./evidence/evidence";
import { ask, type GraphResponse } from "./graph/graph-response";
import { mutationDocuments } from "./schema/client-documents";
import { clientSchema } from "./schema/client-schema";
import { sampleVariables, withExtraField } from "./schema/sample-variables";
import { type VariableInput, variableInputs } from "./schema/variable-inputs";

const SOMEONE = "0198f6a2-7c11-7000-8000-0123456789ab";

type ExtraField = readonly [name: string, value: unknown];

/** Columns and settings that no client may set. */
const EVERYWHERE: readonly ExtraField[] = [
  ["id", SOMEONE],
  ["owner", SOMEONE],
  ["memberId", SOMEONE],
  ["groups", ["Employee"]],
  ["role", "admin"],
  ["createdAt", "2000-01-01T00:00:00Z"],
  ["__proto__", { isEmployee: true }],
  ["constructor", { prototype: { isEmployee: true } }],
];

/** Values that are set when an account or an order is created. */
const OF_ACCOUNTS_AND_ORDERS: readonly ExtraField[] = [
  ["userId", SOMEONE],
  ["accountId", SOMEONE],
  ["isEmployee", true],
  ["emailVerified", true],
  ["status", "ACTIVE"],
  ["trial", true],
  ["price", 0],
  ["amount", 1],
  ["currency", "INR"],
  ["billingProcessor", "CRM"],
];

const ACCOUNT_OR_ORDER = /SignUp|Preferences|SignIn|RefreshSession|Purchase|BillingAddress/;

const inputs = variableInputs.filter(
  ({ operation, type }) => operation.kind === "mutation" && isInputObjectType(type),
);

let member: Person;

const rowsOf = (input: VariableInput): readonly Attack<GraphResponse>[] => {
  const defined = (input.type as GraphQLInputObjectType).getFields();
  const fields = ACCOUNT_OR_ORDER.test(input.type.name)
    ? [...EVERYWHERE, ...OF_ACCOUNTS_AND_ORDERS]
    : EVERYWHERE;
  return fields
    .filter(([name]) => !Object.hasOwn(defined, name))
    .map((extra) => ({
      name: `${extra[0]} in ${input.key}`,
      attempt: () => {
        const variables = sampleVariables(input.operation, input.path);
        return ask(member, input.operation.name, withExtraField(variables, input.path, extra));
      },
      answer: { status: 400, data: null, codes: ["BAD_USER_INPUT"] },
      recorded: refusedByGateway("BAD_USER_INPUT"),
    }));
};

beforeAll(async () => {
  member = await Person.member("active monthly");
});

describe("the same inputs without the extra field", () => {
  it.each(inputs.map((input) => [input.key, input] as const))("%s fits", (_, input) => {
    const { operation, path } = input;
    const definitions = operation.definition.variableDefinitions ?? [];
    const { errors } = getVariableValues(
      clientSchema,
      definitions,
      sampleVariables(operation, path),
    );
    expect(errors).toBeUndefined();
  });
});

it("every mutation with an input is attacked", () => {
  const withInput = mutationDocuments.filter(
    ({ definition }) => definition.variableDefinitions?.length,
  );
  const attacked = new Set(inputs.map(({ operation }) => operation.name));
  expect(withInput.map(({ name }) => name).filter((name) => !attacked.has(name))).toEqual([]);
});

describeAttacks("fields that no input has", inputs.flatMap(rowsOf));
