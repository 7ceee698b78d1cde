import { createLogger } from "@eightcount/service-kit/logging/logger";
import { trace } from "@opentelemetry/api";
import { buildSchema, GraphQLError, getVariableValues, Kind, parse } from "graphql";
import { maskErrors } from "./error-masking";

const logger = createLogger("test");
logger.level = "silent";
const warn = jest.spyOn(logger, "warn");
beforeEach(() => warn.mockClear());

const internal = { code: "INTERNAL_SERVER_ERROR" };
const formatted = { message: "fetch failed", path: ["me"], extensions: internal };

describe("masked errors", () => {
  it.each([
    ["an unreachable subgraph", new TypeError("fetch failed"), 1],
    ["an error that a subgraph has logged", new GraphQLError("no", { extensions: internal }), 0],
  ])("%s is masked and logged exactly once", (_case, error, logged) => {
    const masked = maskErrors(logger)(formatted, error);
    expect(masked).toMatchObject({ message: "Something went wrong", extensions: internal });
    expect(JSON.stringify(masked)).not.toContain("fetch failed");
    expect(warn).toHaveBeenCalledTimes(logged);
  });
});

it("API-BILL-07 an outage of a provider reads Server Error and is not logged again", () => {
  const outage = {
    message: "Server Error",
    path: ["plans"],
    extensions: { code: "SERVER_ERROR", traceId: "4bf92f3577b34da6a3ce929d0e0e4736" },
  };
  const error = new GraphQLError(outage.message, { extensions: outage.extensions });
  expect(maskErrors(logger)(outage, error)).toEqual({
    message: "Server Error",
    path: ["plans"],
    extensions: { code: "SERVER_ERROR" },
  });
  expect(warn).not.toHaveBeenCalled();
});

describe("a masked error names the trace of its request", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const span = trace.wrapSpanContext({ traceId, spanId: "b7ad6b7169203331", traceFlags: 1 });

  it.each([
    ["by its id", span, traceId],
    ["if there is one", undefined, null],
  ])("%s", (_, active, expected) => {
    const spy = jest.spyOn(trace, "getActiveSpan").mockReturnValue(active);
    expect(maskErrors(logger)(formatted, new TypeError("fetch failed")).extensions).toEqual({
      ...internal,
      traceId: expected,
    });
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ traceId: expected });
    spy.mockRestore();
  });
});

it.each(["UNAUTHENTICATED", "FORBIDDEN", "LIMIT_EXCEEDED"])("%s keeps its message", (code) => {
  const refused = { message: "Not now.", path: ["me"], extensions: { code } };
  const error = new GraphQLError(refused.message, { extensions: { code } });
  expect(maskErrors(logger)(refused, error)).toEqual(refused);
});

describe("invalid input", () => {
  const schema = buildSchema(`
    input Name { first: String! } input Person { email: String! age: Int names: [Name!] }
    type Query { greet(input: Person!): String }`);
  const [operation] = parse("query ($input: Person!) { greet(input: $input) }").definitions;
  const secret = "Dance123!";

  /** What the caller reads when this is sent as the input. */
  function answered(input: unknown): string {
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("no operation");
    const variables = operation.variableDefinitions ?? [];
    const [error] = getVariableValues(schema, variables, { input }).errors ?? [];
    const code = "BAD_USER_INPUT";
    const sent = { message: error?.message ?? "", extensions: { code, input } };
    return JSON.stringify(maskErrors(logger)(sent, error));
  }

  it.each([
    ["a misspelled field", { emai: "x", password: secret }, "input"],
    ["a value of another type", { email: { password: secret } }, "input.email"],
    ["a number that is not one", { email: "x", age: secret }, "input.age"],
    ["an item of a list", { email: "x", names: [{ first: [secret] }] }, "input.names[0].first"],
    ["the whole input", secret, "input"],
    ["nothing", undefined, "input"],
  ])("is named by its path and never repeated: %s", (_case, input, place) => {
    expect(JSON.parse(answered(input))).toEqual({
      message: `The value at ${place} is not valid.`,
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(answered(input)).not.toContain(secret);
  });

  it("keeps our own message", () => {
    const message = "The cursor does not belong to this list.";
    const sent = { message, extensions: { code: "BAD_USER_INPUT" } };
    expect(maskErrors(logger)(sent, new GraphQLError(message))).toEqual(sent);
  });

  it("reports only that an operation does not match the schema", () => {
    const code = "GRAPHQL_VALIDATION_FAILED";
    const sent = { message: `Cannot query field "${secret}"`, extensions: { code } };
    expect(maskErrors(logger)(sent, null).message).toBe("The operation does not match the schema.");
  });
});
