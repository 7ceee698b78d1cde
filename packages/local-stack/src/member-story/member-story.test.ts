import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkout } from "../checkout/checkout";
import { renderStory } from "./render-story";
import type { AccountStory, MembershipStory } from "./story";

const at = "2026-11-25T10:00:00.000Z";
const account: AccountStory = {
  memberId: "0192f0c1-2a3b-7c4d-8e5f-0123456789ab",
  email: "ada@dance.com",
  name: "माया",
  createdAt: at,
  emailVerifiedAt: null,
  groups: ["SUBSCRIBER"],
  billingProcessor: "RECURLY",
  consent: { marketingEmails: true, visitData: false },
  sessions: 2,
  mails: [{ subject: "Welcome to Eightcount", requestedAt: at, queuedAt: null }],
};
const membership: MembershipStory = {
  readAt: at,
  stored: { accountStatus: "ACTIVE", planCode: "monthly" },
  provider: { state: { accountStatus: "CANCELLED", planCode: "monthly" } },
  differences: ["accountStatus"],
  ledger: [
    {
      at,
      kind: "CHARGED",
      actor: "WEBHOOK",
      attemptId: null,
      details: { invoiceNumber: "1042" },
      amountCents: 3_900,
      currency: "USD",
      traceId: "abc",
    },
  ],
  notices: [{ kind: "RECEIPT", period: "1042", createdAt: at, isMailed: true }],
};

describe("a member's story for support", () => {
  it("marks the facts that differ at the provider, and only those", () => {
    const lines = renderStory(account, membership).split("\n");
    expect(lines.filter((line) => line.includes("≠"))).toEqual([
      "  ≠ accountStatus: ACTIVE here, CANCELLED at the provider",
    ]);
    expect(lines).toContain("    planCode: monthly");
  });

  it("has account, ledger, notices, and mails", () => {
    const text = renderStory(account, membership);
    expect(text).toContain("name             माया");
    expect(text).toContain("email verified   no");
    expect(text).toContain(`${at}  WEBHOOK  CHARGED  39.00 USD  invoiceNumber=1042  trace abc`);
    expect(text).toContain(`${at}  RECEIPT  1042  mailed`);
    expect(text).toContain(`${at}  waiting  Welcome to Eightcount`);
  });

  it("says that the provider could not be read, and shows the stored state", () => {
    const text = renderStory(account, { ...membership, provider: { error: "ECONNREFUSED" } });
    expect(text).toContain("the provider could not be read: ECONNREFUSED");
    expect(text).toContain("accountStatus: ACTIVE");
  });

  it("a name cannot move the cursor of the terminal", () => {
    const text = renderStory({ ...account, name: "Ada\u001b[2J\u0007\nBob" }, membership);
    expect(text).toContain("name             AdaBob");
  });
});

describe("npm run member", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "eightcount-story-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: readonly string[]) => {
    const program = path.join(checkout, "packages/local-stack/dist/member-story/main.js");
    const env = { ...process.env, EIGHTCOUNT_DATA_FOLDER: folder };
    const { status, stderr, stdout } = spawnSync(process.execPath, [program, ...args], {
      env,
      encoding: "utf8",
    });
    return { status, stderr, stdout };
  };

  it("asks for one email address", () => {
    const usage = { status: 1, stderr: "usage: npm run member -- EMAIL\n", stdout: "" };
    expect(run()).toEqual(usage);
    expect(run("ada@dance.com", "bob@dance.com")).toEqual(usage);
  });

  it("says that it needs the running stack", () => {
    expect(run("ada@dance.com")).toEqual({
      status: 1,
      stderr: "Eightcount is not running here. Start it with npm start.\n",
      stdout: "",
    });
  });
});
