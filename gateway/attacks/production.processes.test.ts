import { type Env, type ProgramName, programNames, programs } from "./production/programs";
import { startProgram } from "./production/start-program";

const EXIT_CONFIG = 78;

type Row = readonly [name: string, entry: string, env: Env, names: string];

const program = (name: ProgramName, changes: Env, names: string): Row => [
  `${name}: ${JSON.stringify(changes)}`,
  programs[name].entry,
  { ...programs[name].env, ...changes },
  names,
];

const rows: readonly Row[] = [
  ...programNames
    .filter((name) => name !== "sandbox" && name !== "client")
    .map((name) =>
      program(name, { EIGHTCOUNT_GATEWAY_SECRET: undefined }, "EIGHTCOUNT_GATEWAY_SECRET"),
    ),
  program("sandbox", {}, "production"),
  program("accounts", { EIGHTCOUNT_CAPTCHA_PROVIDER: "test" }, "EIGHTCOUNT_CAPTCHA_PROVIDER"),
  program("accounts", { EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha" }, "RECAPTCHA_SECRET_KEY"),
  program("accounts", { EIGHTCOUNT_TRACKING_MODE: "record" }, "EIGHTCOUNT_TRACKING_MODE"),
  program("accounts", { EIGHTCOUNT_TRACKING_MODE: "production" }, "EIGHTCOUNT_ENGAGEMENT_URL"),
  program("client", { RECURLY_JS_URL: undefined }, "RECURLY_JS_URL"),
];

describe("a process that production refuses ends and shows no secret", () => {
  it.each(rows)("%s", async (_, entry, env, names) => {
    const { code, output } = await startProgram(entry, env);
    expect([code, output]).toEqual([EXIT_CONFIG, expect.stringContaining(names)]);
    expect(secretsIn(env).filter((secret) => output.includes(secret))).toEqual([]);
  });
});

it("the client server starts in production when everything is right", async () => {
  const { output } = await startProgram(programs.client.entry, programs.client.env);
  expect(output).toContain("client listening");
});

const secretsIn = (env: Env): readonly string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    /SECRET|_KEY$|SMTP/.test(name) ? (value ?? []) : [],
  );
