import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { reachableFolder, startStack, type TestStack } from "../stacks/stack";
import { buildRelease } from "./build-release";
import { migrateDataFolder } from "./data-folder";
import { commitOf, lastRelease } from "./recorded-releases";
import { OldBrowser, operationIds } from "./write/old-browser";
import { mailedCode, OldPerson } from "./write/old-people";

const BUILD_WITHIN_MS = 30 * 60_000;
/** What `helm test` runs in a cluster. */
const STORY = "helm/eightcount/files/story/story.mjs";
const CAPTCHA = { EIGHTCOUNT_CAPTCHA_PROVIDER: "test" };

const release = lastRelease();

async function subscribe(root: string, stack: TestStack): Promise<OldPerson> {
  const person = new OldPerson(new OldBrowser(operationIds(root)), "Ada");
  person.browser.site = stack.site;
  await person.signUp();
  await person.verify(await mailedCode(stack, person));
  const entitlementTicket = await person.buy("MONTHLY", "CA");
  await person.refresh({ entitlementTicket });
  return person;
}

/** Releases before 0.2.0 have no story of their own. */
async function tellStory(root: string, stack: TestStack, person: OldPerson): Promise<string> {
  const own = path.join(root, STORY);
  const { email, password } = await person.snapshot();
  const env = {
    ...process.env,
    GRAPH_URL: `${stack.site}/graphql`,
    OPERATIONS: path.join(root, "client/persisted-operations.json"),
    MEMBER_EMAIL: email,
    MEMBER_PASSWORD: password,
    SEARCH: "hip hop",
  };
  const story = existsSync(own) ? own : path.join(checkout, STORY);
  const { stdout } = await promisify(execFile)(process.execPath, [story], { env });
  return stdout;
}

/** Runs the old programs on databases that today's migrations made. */
async function dance(root: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = reachableFolder();
  try {
    await migrateDataFolder(folder, more);
    const stack = await startStack({ root, folder, env: CAPTCHA });
    try {
      return await tellStory(root, stack, await subscribe(root, stack));
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe(`release ${release.version} on the schema of today's migrations`, () => {
  let root: string;
  beforeAll(() => {
    root = buildRelease(commitOf(release));
  }, BUILD_WITHIN_MS);

  it("a member signs up, pays, finds a class, and resumes it where they stopped", async () => {
    expect(await dance(root)).toMatch(
      /^signed in\nfound class \S+\nrecorded (\d+) s\nresumes at \1 s\n$/,
    );
  });

  it.each([
    ["accounts", "account", "password_hash"],
    ["viewing", "class_record", "last_viewed_seconds"],
  ])("is red if a migration of %s drops %s.%s, which it reads", async (name, table, column) => {
    const drop = `ALTER TABLE ${table} DROP COLUMN ${column} CASCADE`;
    const missing = new RegExp(`column .*${column}.* does not exist`, "i");
    await expect(dance(root, { [name]: drop })).rejects.toThrow(missing);
  });
});
