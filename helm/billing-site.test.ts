import { readFileSync } from "node:fs";
import path from "node:path";
import { currencyOfChoice } from "@eightcount/rules/billing/plan-offers";
import { planChoiceOf, planCodeByChoice } from "@eightcount/rules/billing/plans";
import { pino } from "pino";
import { type SitePlan, sitePlans } from "../packages/sandbox/src/recurly/catalogue/plans";
import { RETENTION_FIELD } from "../subgraphs/billing/src/actions/intention.rules";
import { toGiftCardOrder } from "../subgraphs/billing/src/providers/billing/recurring/write-gift-card-order";
import { CrmAdapter } from "../subgraphs/billing/src/providers/legacy-crm/crm.adapter";
import { subscriptionShape } from "../subgraphs/billing/src/providers/legacy-crm/crm-wire";
import { WEBHOOK_PATHS } from "../subgraphs/billing/src/webhooks/webhook.route";
import { root } from "./testing/tools.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const [, rest = ""] = read("docs/how-to/install-on-kubernetes.md").split("### Billing provider\n");
const section = rest.split("\n### ")[0] ?? "";
const rowsBelow = (header: string) => {
  const lines = (section.split(header)[1] ?? "").split("\n").slice(2);
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(0, end).map((line) => line.split("|").map((cell) => cell.trim()));
};

const currencyOf = ({ code }: SitePlan) => {
  const choice = planChoiceOf(code);
  return choice === null ? "USD" : currencyOfChoice(choice);
};
const priceOf = (plan: SitePlan) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: currencyOf(plan),
    maximumFractionDigits: 0,
  }).format(plan.prices[currencyOf(plan)] / 100);

it("the page lists every plan with its name, interval, price, and trial", () => {
  const listed = rowsBelow("| Plan | Name | Billed every | Price | Trial | Sold to |").map(
    ([, code = "", name, every, price, trial]) => [
      code.replaceAll("`", ""),
      name,
      every,
      price,
      trial,
    ],
  );
  const plans = sitePlans.map((plan) => [
    plan.code,
    plan.name,
    plan.months === 1 ? "1 month" : `${plan.months} months`,
    priceOf(plan),
    plan.trialDays === 0 ? "none" : `${plan.trialDays} days`,
  ]);
  expect(listed.toSorted()).toEqual(plans.toSorted());
});

it("every plan that a visitor can choose is sold to somebody", () => {
  const unsold = section.match(/^\| `[^`]+` .*\| nobody;/gm)?.map((row) => row.split("`")[1]);
  expect(unsold).toEqual(sitePlans.map(({ code }) => code).filter((code) => !planChoiceOf(code)));
  for (const code of Object.values(planCodeByChoice)) expect(section).toContain(`\`${code}\``);
});

it("the page names the gift-card product and the custom field", () => {
  const { productCode } = toGiftCardOrder({
    giverAccount: "giver",
    giverEmail: "ada@dance.com",
    firstName: "Ada",
    lastName: "Lovelace",
    address: {
      street: "1 Main St",
      city: "Austin",
      region: "TX",
      postalCode: "78701",
      country: "US",
    },
    tokenId: "token",
    challengeResultTokenId: null,
    amountCents: 9_900,
    currency: "USD",
  });
  expect(section).toContain(`A gift-card product with the code \`${productCode}\``);
  expect(section).toContain(`\`${RETENTION_FIELD}\``);
});

it("the page names the webhooks and the objects of notices that lead to a member", () => {
  for (const webhook of Object.values(WEBHOOK_PATHS)) {
    expect(section).toContain(`https://www.dance.example${webhook}\``);
  }
  const adapter = read("subgraphs/billing/src/providers/billing/recurring.adapter.ts");
  const objects = [...adapter.matchAll(/case "(\w+)":/g)].map(([, name]) => name);
  const [, named = ""] = /with the notices of\s+([^.]+)\./.exec(section) ?? [];
  expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(objects);
});

it("the page lists every request to the CRM, and the fields of a subscription", async () => {
  const sent: string[] = [];
  const fetching = jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    sent.push(`${init?.method} ${String(url).replace("https://crm.example", "")}`);
    return new Response("{}", { status: 500 });
  });
  const logger = pino({ level: "silent" });
  const options = {
    baseUrl: "https://crm.example",
    apiKey: "key",
    webhookSecret: "secret",
    logger,
  };
  const crm = new CrmAdapter(options);
  const notice = { key: "", objectType: "", objectId: "ID", eventType: "" };
  await Promise.allSettled([
    crm.ensureContact({ email: "ada@dance.com" }),
    crm.listSubscriptions("ID"),
    crm.contactOfNotice(notice),
    crm.cancelSubscription("ID"),
    crm.eraseContact("ID"),
  ]);
  fetching.mockRestore();
  const listed = rowsBelow("| Request | What for |").map(([, call = ""]) =>
    call.replaceAll("`", ""),
  );
  expect(listed).toEqual(sent);
  const [, fields = ""] = /A subscription has ([^.]+)\./.exec(section) ?? [];
  const named = [...fields.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(subscriptionShape.shape).toSorted());
});
