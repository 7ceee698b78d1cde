import { attackSeed, SEED_KEY } from "@eightcount/test-kit/attacks/attack-seed";
import { Person } from "../../journeys/people/person";
import { solvedCaptcha } from "../../journeys/people/sign-up";
import { type ClientDocument, clientDocuments as operations } from "../schema/client-documents";
import { variableTypes } from "../schema/variable-types";
import { collectValues } from "./collect-values";
import { describeAftermath } from "./describe-aftermath";
import { faultOf } from "./faults";
import { enumNames } from "./graph";
import { type ForeignValues, mutate } from "./mutate";
import { SeededRandom } from "./seeded-random";
import { type Reply, send } from "./send";
import { ROLES, Senders } from "./senders";
import { type Pool, ValidVariables } from "./valid-variables";
import { Vitals } from "./vitals";

const REQUESTS = 3_000;
const WARM_UP = 500;
/** Below this share, nearly every request would be refused before it reached a subgraph. */
const LEAST_WITH_DATA = 0.2;

const seed = attackSeed();
const each = (requests: number) => Math.ceil(requests / operations.length / ROLES.length);

let senders: Senders;
let pool: Pool;
let foreignValues: ForeignValues;
let before: Vitals;
const milliseconds: number[] = [];
let withData = 0;

/** A sign-up with a solved captcha reaches more of the product. */
async function poolFor({ name }: ClientDocument): Promise<Pool> {
  if (name !== "useSignUpMutation") return pool;
  return new Map([...pool, ["captchaToken", [await solvedCaptcha(Person.visitor())]]]);
}

const SHOWN = 500;
const brief = (value: unknown) => String(JSON.stringify(value)).slice(0, SHOWN);

/** Sends mutated variables in every role and returns the faults. */
async function fuzz(
  operation: ClientDocument,
  salt: string,
  times: number,
  onReply: (reply: Reply) => void,
) {
  const faults: object[] = [];
  for (const role of ROLES) {
    const random = new SeededRandom(seed, `${salt} ${operation.name} ${role}`);
    for (let turn = 0; turn < times; turn += 1) {
      const plausible = new ValidVariables(random, await poolFor(operation));
      const variables = mutate(
        plausible.variables(variableTypes(operation)),
        random,
        foreignValues,
      );
      const reply = await send(await senders.sender(role, operation.name), operation, variables);
      onReply(reply);
      const fault = reply.status === 401 ? "the session was lost" : faultOf(reply);
      if (fault !== null) {
        faults.push({ role, turn, fault, sent: brief(variables), answer: brief(reply.text) });
      }
    }
  }
  return faults;
}

beforeAll(async () => {
  process.stderr.write(`${SEED_KEY}=${seed}\n`);
  senders = await Senders.gather();
  pool = await collectValues(senders.member);
  foreignValues = { ids: (pool.get("id") ?? []).map(String), enumNames };
  for (const operation of operations) {
    await fuzz(operation, "warm-up", each(WARM_UP), () => undefined);
  }
  before = await Vitals.take();
});

describe("mutated variables", () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "%s",
    async (_, operation) => {
      const faults = await fuzz(operation, "fuzz", each(REQUESTS), (reply) => {
        milliseconds.push(reply.milliseconds);
        if (/"data":\{/.test(reply.text)) withData += 1;
      });
      expect(faults).toEqual([]);
    },
  );
});

describe("the servers", () => {
  it("every process still runs, is ready, and has logged no error", async () => {
    expect(await before.harm()).toEqual([]);
  });

  it("many requests reached a resolver", () => {
    const share = withData / milliseconds.length;
    process.stderr.write(`with data: ${Math.round(100 * share)} %\n`);
    expect(share).toBeGreaterThan(LEAST_WITH_DATA);
  });
});

describeAftermath(milliseconds, () => before);
