import { PlantedStack } from "./planted-stack";
import { plants } from "./plants";
import { type CaseResult, runSuite } from "./run-suite";

const WITHIN_MS = 15 * 60_000;
/** A case that failed because its answer, or what it left behind, was another than expected. */
const NOTICED = /expect\(/;

let stack: PlantedStack;
let results: readonly CaseResult[];

beforeAll(async () => {
  stack = await PlantedStack.start();
  results = await runSuite(stack.env);
}, WITHIN_MS);

afterAll(() => stack?.stop(), WITHIN_MS);

describe("a product with weaknesses", () => {
  it.each(Object.entries(plants))("is noticed: %s", (_, { file, suite, cases }) => {
    expect(stack.planted()).toContain(file);
    const ran = results.filter(
      (one) => one.suite.startsWith(suite) && one.status !== "pending" && cases.test(one.fullName),
    );
    expect(ran.map(({ fullName }) => fullName)).not.toEqual([]);
    const noticed = ran.filter(
      ({ status, failureMessages }) =>
        status === "failed" && failureMessages.some((message) => NOTICED.test(message)),
    );
    expect(noticed.map(({ fullName }) => fullName)).not.toEqual([]);
  });
});
