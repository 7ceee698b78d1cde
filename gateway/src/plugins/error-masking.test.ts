import { createLogger } from "@eightcount/service-kit/logging/logger";
import { GraphQLError } from "graphql";
import { maskErrors } from "./error-masking";

const logger = createLogger("test");
logger.level = "silent";
const warn = jest.spyOn(logger, "warn");
beforeEach(() => warn.mockClear());

const internal = { code: "INTERNAL_SERVER_ERROR" };
const formatted = { message: "fetch failed", path: ["me"], extensions: internal };

describe("masked errors", () => {
  it.each([
    ["a subgraph that cannot be reached", new TypeError("fetch failed"), 1],
    ["what a subgraph logged itself", new GraphQLError("no", { extensions: internal }), 0],
  ])("%s is masked and logged once in all", (_case, error, logged) => {
    const masked = maskErrors(logger)(formatted, error);
    expect(masked).toMatchObject({ message: "Something went wrong", extensions: internal });
    expect(JSON.stringify(masked)).not.toContain("fetch failed");
    expect(warn).toHaveBeenCalledTimes(logged);
  });
});
