import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { READY_MADE_PASSWORD, readyMadeEmails } from "../../../../../loadtests/data/members.ts";
import { type Fault, repeatedly, times } from "../fault.ts";
import { newAddress } from "../graph.ts";

/** Tabs of one browser may use a token twice within ten seconds. */
const GRACE_MS = 11_000;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function forgedToken(): string {
  const claims = { sub: randomUUID(), exp: Math.floor(Date.now() / 1_000) + 300 };
  return `${encoded({ alg: "ES256", kid: "unknown" })}.${encoded(claims)}.${randomBytes(64).toString("base64url")}`;
}

/** Returns a token of a card that the sandbox declines. */
async function declinedCard(site: string): Promise<string> {
  const card = { number: "4000000000000002", month: "12", year: "2034", cvv: "123" };
  const reply = await fetch(`${site}/recurly/js/v1/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...card, first_name: "Game", last_name: "Day" }),
  });
  return ((await reply.json()) as { readonly id: string }).id;
}

const giftOrder = (tokenId: string) => ({
  attemptId: randomUUID(),
  planChoice: "GIFT_MONTHLY",
  tokenId,
  firstName: "Game",
  lastName: "Day",
  address: {
    country: "CA",
    region: "ON",
    street: "8 Count Street",
    city: "Toronto",
    postalCode: "M5V 2T6",
  },
  delivery: "PRINT",
  recipientName: "A friend",
  giverName: "Game Day",
  giverEmail: "giver@eightcount.test",
  timeZone: "America/Toronto",
});

export const strangerFaults: readonly Fault[] = [
  {
    title: "somebody tries passwords",
    alerts: ["SignInsRefused", "RateLimitsReached"],
    cause: async ({ evening }) => {
      const address = newAddress();
      return repeatedly(500, () =>
        times(15, () =>
          evening.graph.signIn("active-yearly@eightcount.test", "Wrong123!", address),
        ),
      );
    },
  },
  {
    title: "somebody forges access tokens",
    alerts: ["TokensForged"],
    cause: async ({ evening }) =>
      repeatedly(1_000, () =>
        times(10, () => evening.graph.send("MemberIdentityQuery", {}, { token: forgedToken() })),
      ),
  },
  {
    title: "somebody uses stolen refresh tokens",
    alerts: ["TokensReused"],
    cause: async ({ evening }) => {
      const { graph } = evening;
      await times(6, async (place) => {
        const stolen = await graph.signIn(readyMadeEmails[place] ?? "", READY_MADE_PASSWORD);
        const refresh = (cookie = "") =>
          graph.send("sessionOperationsRefreshMutation", { input: {} }, { ...stolen, cookie });
        const next = await refresh(stolen.cookie);
        await wait(GRACE_MS);
        await refresh(next.cookie);
        await refresh(stolen.cookie);
      });
      return () => undefined;
    },
  },
  {
    title: "somebody tries stolen cards",
    alerts: ["PurchasesRefused"],
    cause: async ({ product, evening }) => {
      await times(12, async () => {
        const tokenId = await declinedCard(product.site);
        const sender = { address: newAddress() };
        await evening.graph.send("buyGiftCardMutation", { input: giftOrder(tokenId) }, sender);
      });
      return () => undefined;
    },
  },
  {
    title: "somebody reaches billing past the gateway",
    alerts: ["SignaturesRefused"],
    cause: async ({ product }) => {
      const post = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
      await fetch(`${product.addressOf("billing")}/graphql`, post);
      return () => undefined;
    },
  },
  {
    title: "somebody asks for operations of their own",
    alerts: ["OperationsUnknown"],
    cause: async ({ evening }) =>
      repeatedly(1_000, () =>
        times(20, () => evening.graph.sendId(randomBytes(32).toString("hex"), {})),
      ),
  },
  {
    title: "somebody sends notices with a wrong signature",
    alerts: ["WebhooksRefused"],
    cause: async ({ product }) => {
      const post = {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json", "recurly-signature": "1,00" },
      };
      await times(6, () => fetch(`${product.addressOf("billing")}/webhooks/recurly`, post));
      return () => undefined;
    },
  },
];
