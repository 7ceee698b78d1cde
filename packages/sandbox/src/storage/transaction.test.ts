import { nextCode } from "../testing/orders";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

/** Ends the database's side of two connections that wait for an account's lock. */
async function cutOffBoth(): Promise<void> {
  const cut = new Set<number>();
  while (cut.size < 2) {
    const found = await sandbox.pool.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event = 'advisory'`,
    );
    for (const { pid } of found.rows) cut.add(pid);
  }
}

describe("a connection that is lost in the middle of a transaction", () => {
  it("costs that request, and neither the sandbox nor the next request", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    const holder = await sandbox.pool.connect();
    await holder.query("begin");
    await holder.query("select pg_advisory_xact_lock(hashtextextended($1, 4020))", [code]);
    // More of each kind than the pool has places: a lost connection must free its own.
    for (let round = 0; round < 6; round += 1) {
      const [read, look] = [
        sandbox.client.getAccount(`code-${code}`),
        fetch(`${sandbox.url}/sandbox`),
      ];
      const refused = expect(read).rejects.toThrow();
      const failed = expect(look.then(({ status }) => status)).resolves.toBe(500);
      await cutOffBoth();
      await Promise.all([refused, failed]);
    }
    await holder.query("rollback");
    holder.release();
    expect((await sandbox.client.getAccount(`code-${code}`)).code).toBe(code);
    expect((await fetch(`${sandbox.url}/sandbox`)).status).toBe(200);
  });
});
