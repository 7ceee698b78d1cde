import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { subgraphNames } from "@eightcount/local-stack/checkout/checkout";
import { Client } from "pg";
import type { RunningStack } from "../../stacks/running-stack";
import { reachableFolder, startStack, type TestStack } from "../../stacks/stack";
import { readDataFolder } from "../data-folder";
import { writeRelease } from "../release";
import { actOnline, actWithoutRedis, HELP_MESSAGE, type People, peopleOf } from "./actions";
import { OldBrowser, operationIds } from "./old-browser";
import { eventually, mailedCode, type OldPerson } from "./old-people";
import { schemasOf } from "./schemas";

const CAPTCHA = { EIGHTCOUNT_CAPTCHA_PROVIDER: "test" };
/** No server listens on this port. */
const NO_REDIS = { REDIS_URL: "redis://127.0.0.1:1" };
/** Minimum number of undelivered events in the fixture, by topic. */
const UNDELIVERED: Readonly<Record<string, number>> = {
  "class.published": 1,
  "class.started": 1,
  "engagement.requested": 1,
  "entitlement.changed": 1,
  "mail.requested": 2,
  "member.verified": 1,
  "provider.noticed": 1,
};

type StartRelease = (env: Readonly<Record<string, string>>) => Promise<TestStack>;

async function query<R extends object>({ databases }: RunningStack, database: string, sql: string) {
  const client = new Client({ connectionString: databases[database] });
  await client.connect();
  return client
    .query<R>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function waitForUndelivered(stack: RunningStack): Promise<void> {
  const sql = "SELECT topic FROM outbox_event WHERE sent_at IS NULL";
  await eventually("events wait in every outbox", async () => {
    const rows = await Promise.all(
      subgraphNames.map((name) => query<{ topic: string }>(stack, name, sql)),
    );
    const topics = rows.flat().map(({ topic }) => topic);
    return Object.entries(UNDELIVERED).every(
      ([topic, least]) => topics.filter((one) => one === topic).length >= least,
    );
  });
}

/** Signs up all members. The last one verifies in the second act, with the returned code. */
async function signUpAll(stack: RunningStack, people: People): Promise<string> {
  const signUp = async (person: OldPerson) => {
    await person.signUp();
    return mailedCode(stack, person);
  };
  const { verified, ...others } = people;
  for (const person of Object.values(others)) await person.verify(await signUp(person));
  return signUp(verified);
}

async function runStory(folder: string, start: StartRelease, people: People) {
  const first = await start({});
  const code = await signUpAll(first, people);
  const facts = await actOnline(people);
  // The next start's seed corrects the changed class and publishes it.
  const change = `UPDATE dance_class SET level = 1 + level % 10 WHERE id = '${facts.publishedClassId}'`;
  await query(first, "catalogue", change);
  await first.stop();
  rmSync(path.join(folder, "run/seeds.json"));
  const second = await start(NO_REDIS);
  await actWithoutRedis(people, { ...facts, code });
  await waitForUndelivered(second);
  const { subscriber, rupees, gift, verified } = people;
  const story = {
    subscriber: await subscriber.snapshot(),
    rupees: await rupees.snapshot(),
    gift: await gift.snapshot(),
    verified: await verified.snapshot(),
    helpMessage: HELP_MESSAGE,
    ...facts,
  };
  await second.stop();
  return story;
}

/** Usage: node packages/test-kit/dist/releases/write/main.js <built checkout> */
async function main(root: string): Promise<void> {
  const git = ["rev-parse", "--short=7", "HEAD"];
  const commit = execFileSync("git", git, { cwd: root, encoding: "utf8" }).trim();
  const folder = reachableFolder();
  const ids = operationIds(root);
  const people = peopleOf(() => new OldBrowser(ids));
  try {
    const start: StartRelease = async (env) => {
      const stack = await startStack({ root, folder, env: { ...CAPTCHA, ...env } });
      for (const { browser } of Object.values(people)) browser.site = stack.site;
      return stack;
    };
    const story = await runStory(folder, start, people);
    const writtenAt = new Date().toISOString();
    const contents = await readDataFolder(folder, schemasOf(root));
    process.stdout.write(`${writeRelease({ commit, writtenAt, story, ...contents })}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main(path.resolve(process.argv[2] ?? ".")).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
