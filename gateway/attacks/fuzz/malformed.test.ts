import { attackSeed, SEED_KEY } from "@eightcount/test-kit/attacks/attack-seed";
import { describeAftermath } from "./describe-aftermath";
import { faultOf } from "./faults";
import { addressOf, LISTENERS, type Listener, paths } from "./listeners";
import { kinds, malformed } from "./malformed";
import { sendRaw } from "./raw-request";
import { SeededRandom } from "./seeded-random";
import { Vitals } from "./vitals";

const REQUESTS = 500;
const CONCURRENCY = 10;
const SHOWN = 300;

const seed = attackSeed();
const milliseconds: number[] = [];
let before: Vitals;

/** Sends malformed requests to one process and returns the faults. */
async function fuzz(name: Listener, salt: string, requests: number): Promise<readonly object[]> {
  const address = addressOf(name);
  const random = new SeededRandom(seed, `${salt} ${name}`);
  const faults: object[] = [];
  const attempt = async () => {
    const target = { path: random.pick(paths[name]), host: address.host };
    const [kind, bytes] = malformed(target, random);
    const reply = await sendRaw(address, bytes);
    milliseconds.push(reply.milliseconds);
    const fault = faultOf(reply);
    if (fault === null) return;
    const [sent, answer] = [bytes.toString("latin1"), reply.text].map((text) =>
      text.slice(0, SHOWN),
    );
    faults.push({ kind, fault, sent, answer });
  };
  for (let left = requests; left > 0; left -= CONCURRENCY) {
    await Promise.all(Array.from({ length: Math.min(left, CONCURRENCY) }, attempt));
  }
  return faults;
}

beforeAll(async () => {
  process.stderr.write(`${SEED_KEY}=${seed}\n`);
  for (const name of LISTENERS) await fuzz(name, "warm-up", REQUESTS);
  before = await Vitals.take();
  milliseconds.length = 0;
});

describe(`malformed requests of ${Object.keys(kinds).length} kinds`, () => {
  it.each(LISTENERS)("%s", async (name) => {
    expect(await fuzz(name, "malformed", REQUESTS)).toEqual([]);
    expect(await before.harm()).toEqual([]);
  });
});

describeAftermath(milliseconds, () => before);
