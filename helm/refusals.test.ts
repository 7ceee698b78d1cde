import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { describeWithTools, evaluate } from "./testing/tools.ts";

interface Refusal {
  readonly title: string;
  /** The example that is spoiled. */
  readonly example: "production" | "everything";
  readonly values: object;
  readonly sentence: string;
}

const inProduction = (title: string, values: object, sentence: string): Refusal => ({
  title,
  example: "production",
  values,
  sentence,
});

const anywhere = (title: string, values: object, sentence: string): Refusal => ({
  title,
  example: "everything",
  values,
  sentence,
});

const setting = (name: string, value: unknown, sentence: string) =>
  inProduction(`${name} ${value}`, { settings: { [name]: value } }, sentence);

const everything = readFileSync(path.resolve(__dirname, "examples/everything/values.yaml"), "utf8");
const { secrets: inlineSecrets } = parse(everything, { merge: true }) as { secrets: object };

const SANDBOX = "leads to a sandbox or to the pod itself, which is refused in production.";

const refusals: readonly Refusal[] = [
  anywhere(
    "no public address",
    { publicUrl: "" },
    "Set publicUrl to the address that members open",
  ),
  anywhere("a path in the public address", { publicUrl: "https://a.example/app" }, "'/publicUrl'"),
  anywhere("an unknown value", { gatway: {} }, "additional properties 'gatway' not allowed"),
  anywhere(
    "an unknown component",
    { components: { mailer: {} } },
    "at '/components': additional properties 'mailer' not allowed",
  ),
  anywhere(
    "an unknown setting",
    { settings: { EIGHTCOUNT_COLOR: "red" } },
    "at '/settings': additional properties 'EIGHTCOUNT_COLOR' not allowed",
  ),
  anywhere(
    "a setting of another process",
    { components: { client: { settings: { ALTCHA_WORK: 400 } } } },
    "at '/components/client/settings': additional properties 'ALTCHA_WORK' not allowed",
  ),
  anywhere(
    "a secret among the settings",
    { settings: { SMTP_URL: "smtp://mail" } },
    "at '/settings': additional properties 'SMTP_URL' not allowed",
  ),
  anywhere("a number as text", { metrics: { port: "many" } }, "at '/metrics/port'"),
  anywhere(
    "a number that the process refuses",
    { settings: { EIGHTCOUNT_ACCESS_TOKEN_SECONDS: 5 } },
    "at '/settings/EIGHTCOUNT_ACCESS_TOKEN_SECONDS': minimum: got 5, want 30",
  ),
  anywhere(
    "a provider that is none",
    { settings: { EIGHTCOUNT_CAPTCHA_PROVIDER: "riddle" } },
    "at '/settings/EIGHTCOUNT_CAPTCHA_PROVIDER': value must be one of",
  ),
  anywhere("latest", { image: { tag: "latest" } }, "at '/image/tag'"),
  anywhere(
    "a missing secret",
    { secrets: { inline: { accounts: { SMTP_URL: "" } } } },
    "secrets.inline.accounts.SMTP_URL is missing.",
  ),
  anywhere(
    "an unknown secret",
    { secrets: { inline: { viewing: { API_KEY: "x" } } } },
    "at '/secrets/inline/viewing': additional properties 'API_KEY' not allowed",
  ),
  anywhere(
    "a story without a member",
    { tests: { seed: false, memberSecret: "" } },
    "Set tests.memberSecret",
  ),
  anywhere(
    "fewer pods at most than at least",
    { components: { gateway: { autoscaling: { minReplicas: 9 } } } },
    "components.gateway.autoscaling: minReplicas 9 is more than maxReplicas 3.",
  ),
  anywhere(
    "a grace period shorter than the drain",
    { components: { billing: { drain: { graceSeconds: 15 } } } },
    "components.billing.drain: graceSeconds must exceed sleepSeconds by more than 10",
  ),
  anywhere(
    "more connections than the database has",
    { components: { viewing: { autoscaling: { maxReplicas: 60 } } } },
    "PostgreSQL connections, but database.connections leaves room for 380.",
  ),
  inProduction(
    "a store without a name",
    { secrets: { external: { store: { name: "" } } } },
    "Set secrets.external.store.name",
  ),
  inProduction("http", { publicUrl: "http://a.example" }, "publicUrl must be https in production."),
  inProduction(
    "the stand-ins",
    { components: { sandbox: { enabled: true } } },
    "components.sandbox replaces third-party services and is refused in production.",
  ),
  inProduction(
    "members with public passwords",
    { tests: { enabled: true, seed: true } },
    "tests.seed makes members with public passwords and is refused in production.",
  ),
  anywhere(
    "members who have nowhere to subscribe",
    { components: { sandbox: { enabled: false } } },
    "tests.seed subscribes members at the stand-ins.",
  ),
  inProduction(
    "inline secrets",
    { secrets: inlineSecrets },
    "secrets.mode inline is for development.",
  ),
  setting(
    "EIGHTCOUNT_SUPPORT_EMAIL",
    "",
    "settings.EIGHTCOUNT_SUPPORT_EMAIL is required in production.",
  ),
  setting(
    "EIGHTCOUNT_SUPPORT_EMAIL",
    "support@eightcount.example",
    "must not be support@eightcount.example",
  ),
  setting("EIGHTCOUNT_TRUSTED_PROXIES", "", "settings.EIGHTCOUNT_TRUSTED_PROXIES is required"),
  setting("EIGHTCOUNT_MEDIA_ORIGIN_URL", "", "settings.EIGHTCOUNT_MEDIA_ORIGIN_URL is required"),
  setting("EIGHTCOUNT_MEDIA_ORIGIN_URL", "http://eightcount-sandbox:4020", SANDBOX),
  setting("EIGHTCOUNT_ENGAGEMENT_URL", "http://127.0.0.1:4020/engagement", SANDBOX),
  setting("CRM_BASE_URL", "http://localhost:4020/crm/rest/v1", SANDBOX),
  setting("RECAPTCHA_BASE_URL", "http://[::1]:4020", SANDBOX),
  setting("RECURLY_JS_URL", "", "settings.RECURLY_JS_URL is required in production."),
  setting("RECURLY_JS_URL", "/recurly.js", "settings.RECURLY_JS_URL must be https in production."),
  setting("RECURLY_JS_API", "/recurly/js/v1", "settings.RECURLY_JS_API must be https"),
  setting("RECURLY_BASE_URL", "https://v3.recurly.com", "settings.RECURLY_BASE_URL must be unset"),
  setting("EIGHTCOUNT_LOAD_PUBLIC_KEY", "key", "settings.EIGHTCOUNT_LOAD_PUBLIC_KEY must be unset"),
  setting("EIGHTCOUNT_CAPTCHA_PROVIDER", "test", "EIGHTCOUNT_CAPTCHA_PROVIDER must not be test"),
  setting("EIGHTCOUNT_TRACKING_MODE", "record", "EIGHTCOUNT_TRACKING_MODE must not be record"),
];

/** What helm says to each, or null where it renders. Together, because each start of Node costs. */
const EVERY_ANSWER = `(async () => {
  const answers = [];
  const ask = async ([example, file], index) => {
    answers[index] = await subject.renderExample(example, [file]).then(
      () => null,
      ({ stderr }) => String(stderr),
    );
  };
  const rows = input.map((row, index) => [row, index]);
  const work = async () => {
    for (let next = rows.shift(); next; next = rows.shift()) await ask(...next);
  };
  await Promise.all([work(), work()]);
  return answers;
})()`;

describeWithTools("a mistake is refused with one sentence", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "refusals-"));
  let answers: readonly (string | null)[] = [];

  beforeAll(() => {
    const asked = [...refusals, { example: "everything", values: {} } as const].map(
      ({ example, values }, index) => {
        const file = path.join(folder, `${index}.yaml`);
        writeFileSync(file, stringify(values));
        return [example, file];
      },
    );
    answers = evaluate("render", EVERY_ANSWER, asked);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(refusals.map((refusal, index) => [refusal.title, refusal, index] as const))(
    "%s",
    (_, { sentence }, index) => {
      expect(answers[index]).toContain(sentence);
    },
  );

  it("but nothing is refused without one", () => {
    expect(answers.at(-1)).toBeNull();
  });
});
