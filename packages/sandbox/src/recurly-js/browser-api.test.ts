import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const card = {
  number: "4111 1111 1111 1111",
  month: "12",
  year: "34",
  cvv: "123",
  first_name: "Ines",
  last_name: "Moreau",
};

interface Reply {
  readonly id?: string;
  readonly type?: string;
  readonly error?: { code: string; fields: string[]; details: { field: string }[] };
}

async function token(fields: Record<string, string>): Promise<Reply> {
  const reply = await sandbox.post("/recurly/js/v1/token", { ...card, ...fields });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Reply;
}

const year = new Date().getUTCFullYear();

describe("the browser token", () => {
  it("is 22 characters of type credit_card", async () => {
    const { id, type } = await token({});
    expect(type).toBe("credit_card");
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  it("comes from a form's body too, and under the provider's own path", async () => {
    const reply = await fetch(`${sandbox.url}/js/v1/token`, {
      method: "POST",
      body: new URLSearchParams(card),
    });
    expect(((await reply.json()) as Reply).type).toBe("credit_card");
  });

  it.each([
    ["number", { number: "4222222222222222" }, ["number"]],
    ["number", { number: "abc" }, ["number"]],
    ["month", { month: "13" }, ["month"]],
    ["year", { year: String(year - 1) }, ["year"]],
    ["year", { year: "" }, ["year"]],
    ["month and year", { month: "", year: "20x1" }, ["month", "year"]],
  ])("ENG-13 %s error names the field", async (_case, fields, expected) => {
    const { error } = await token(fields as Record<string, string>);
    expect(error).toMatchObject({ code: "validation", fields: expected });
    expect(error?.details.map(({ field }) => field)).toEqual(expected);
  });

  it("refuses an empty name and a security code of the wrong length", async () => {
    const { error } = await token({ first_name: " ", cvv: "12" });
    expect(error?.fields).toEqual(["first_name", "cvv"]);
  });

  it("wants the security code only where the page requires it", async () => {
    expect((await token({ cvv: "" })).type).toBe("credit_card");
    expect((await token({ cvv: "", required: "cvv" })).error?.fields).toEqual(["cvv"]);
  });

  it("refuses a page configured for another site", async () => {
    expect((await token({ key: "sandbox-public-key" })).type).toBe("credit_card");
    expect((await token({ key: "somebody-else" })).error?.code).toBe("invalid-public-key");
  });

  it("answers another origin without cookies", async () => {
    const preflight = await fetch(`${sandbox.url}/recurly/js/v1/token`, {
      method: "OPTIONS",
      headers: { origin: "http://shop.test", "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("never lets the database see a card number", async () => {
    await token({ number: "4000000000003220" });
    const found = await sandbox.pool.query(
      "select 1 from sandbox.token where payload::text ~ '4000000000003220|4111111111111111'",
    );
    expect(found.rowCount).toBe(0);
  });
});

describe("the challenge page", () => {
  it("says so when its action token is unknown", async () => {
    const page = await fetch(`${sandbox.url}/recurly/js/v1/three_d_secure/mock`);
    expect(await page.text()).toContain("has expired");
    const reply = await sandbox.post("/recurly/js/v1/tokens", {
      type: "three_d_secure_action_result",
      three_d_secure_action_token_id: "nobody",
      results: { success: true },
    });
    expect(((await reply.json()) as Reply).error?.code).toBe("invalid-token");
  });
});
