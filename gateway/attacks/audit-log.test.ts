import { randomBytes, randomUUID } from "node:crypto";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../journeys/people/person";
import { freshEmail } from "../journeys/people/sign-up";
import { eventually } from "../journeys/stack/eventually";
import { overLimit, times } from "./guessing/sign-in";

const STORE_TIMEOUT_MS = 5_000;
/** Entries of one network that name no member, in 15 minutes. */
const ENTRIES_OF_NETWORK = 120;

interface Entry {
  readonly action: string;
  readonly trace_id: string;
}

const entriesFrom = (address: string) =>
  rowsOf<Entry>("accounts", "SELECT action, trace_id FROM audit_log WHERE address = $1", [address]);

const newAddress = () => `10.${[...randomBytes(3)].map((byte) => 1 + (byte % 250)).join(".")}`;

/** A mutation that leaves an entry, however often somebody sends it. */
const guess = (person: Person, headers: Readonly<Record<string, string>> = {}) => {
  const input = { email: freshEmail(), password: "Wr0ng-Password!", rememberMe: false };
  return person.ask("signInOperationsSignInMutation", { input }, { headers });
};

async function waitForEntries(address: string, count: number): Promise<readonly Entry[]> {
  await eventually(`${count} entries are stored`, STORE_TIMEOUT_MS, async () => {
    return (await entriesFrom(address)).length >= count;
  });
  return entriesFrom(address);
}

it("sign-outs that end nothing leave no entries", async () => {
  const address = newAddress();
  const visitor = Person.at(address);
  for (let nth = 0; nth < 10; nth += 1) {
    const { data } = await visitor.ask("signInOperationsSignOutMutation");
    expect(data).toEqual({ signOut: { reason: "SIGNED_OUT" } });
  }
  await guess(visitor);
  const entries = await waitForEntries(address, 1);
  expect(entries.map(({ action }) => action)).toEqual(["signIn"]);
});

it("one network cannot fill the log, and what it sends is counted", async () => {
  const address = newAddress();
  const visitor = Person.at(address);
  const counted = overLimit("accounts", "audit-visitors");
  const before = Number(await counted.count());
  for (let round = 0; round < 13; round += 1) {
    await times(10, () =>
      visitor.ask("useSignOutDeviceMutation", { input: { deviceId: randomUUID() } }),
    );
  }
  expect(await waitForEntries(address, ENTRIES_OF_NETWORK)).toHaveLength(ENTRIES_OF_NETWORK);
  expect(Number(await counted.count()) - before).toBeGreaterThanOrEqual(10);
});

it("a caller's trace id never refers to another request alone", async () => {
  const address = newAddress();
  const traceId = randomBytes(16).toString("hex");
  for (const flags of ["01", "01", "00", "00"]) {
    const traceparent = `00-${traceId}-${"b".repeat(16)}-${flags}`;
    await guess(Person.at(address), { traceparent });
  }
  const references = (await waitForEntries(address, 4)).map((entry) => entry.trace_id);
  expect(new Set(references).size).toBe(4);
  expect(references).not.toContain(traceId);
  // Those that were not recorded have an id of ours.
  expect(references.filter((one) => one.startsWith(traceId)).length).toBeLessThanOrEqual(2);
});
