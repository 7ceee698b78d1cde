import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createGraph } from "./graph";
import type { SubscriptionRow } from "./world/memberRows";
import { aMember, aSubscription } from "./world/members";
import { aCard } from "./world/offers";

const texts = Object.entries(
  JSON.parse(readFileSync(join(__dirname, "../../../persisted-operations.json"), "utf8")) as Record<
    string,
    string
  >,
);

const MESSAGE = "Your transaction was declined.";
const expired = aSubscription("MONTHLY", { accountStatus: "EXPIRED" });
const attempt = (input: object = {}) => ({ attemptId: crypto.randomUUID(), ...input });
const card = (input: object = {}) =>
  attempt({
    tokenId: "tok-1",
    firstName: "Ana",
    lastName: "Silva",
    address: { country: "PT", street: "Rua 1", city: "Lisboa", postalCode: "1000-001" },
    ...input,
  });

/** A world with one member, and what the graph answers to their mutations. */
function worldOf(subscription: SubscriptionRow) {
  const viewer = aMember({ subscription });
  const cards = [aCard(), aCard({ token: "declined", declined: MESSAGE })];
  const graph = createGraph({ viewer, cards });
  const send = async (name: string, input: object) => {
    const [id = ""] = texts.find(([, text]) => text.startsWith(`mutation ${name}(`)) ?? [];
    const response = await graph.respond({ id, name }, { input });
    const data = (response as { readonly data: Readonly<Record<string, object>> }).data;
    return Object.values(data)[0];
  };
  return { viewer, send };
}

describe("the actions of a card in the in-memory graph", () => {
  it.each([
    ["useUpdateCardMutation", card(), expired],
    ["useChangePlanMutation", attempt({ planChoice: "YEARLY" }), expired],
    ["useWithdrawPlanChangeMutation", attempt(), expired],
  ])("%s is refused when the subscription does not offer it", async (name, input, subscription) => {
    const { send } = worldOf(subscription);
    const message = "This isn't possible for your subscription.";
    expect(await send(name, input)).toMatchObject({ message });
  });

  it.each([
    ["another currency's", "MULTI_YEARLY"],
    ["a gift", "GIFT_YEARLY"],
  ])("%s plan is neither changed to nor bought", async (_whose, planChoice) => {
    const active = worldOf(aSubscription());
    await active.send("useChangePlanMutation", attempt({ planChoice }));
    expect(active.viewer.subscription.pendingChange).toBeNull();
    const former = worldOf(expired);
    await former.send("useBuyWithCardMutation", attempt({ planChoice }));
    expect(former.viewer.subscription.accountStatus).toBe("EXPIRED");
  });

  it("without a choice the former plan is bought, once per attempt", async () => {
    const { viewer, send } = worldOf(expired);
    const input = attempt();
    const first = await send("useBuyWithCardMutation", input);
    const { subscriptionId } = viewer.subscription;
    expect(await send("useBuyWithCardMutation", input)).toEqual(first);
    expect(viewer.subscription).toMatchObject({ subscriptionId, nextAmountCents: 1_900 });
  });

  it.each([
    ["an unknown card", card({ tokenId: "other" }), "CARD_REFUSED"],
    ["a declined card", card({ tokenId: "declined" }), "CARD_REFUSED"],
    ["no card", card({ tokenId: " " }), "CARD_MISSING"],
    ["a name of one letter", card({ firstName: "A" }), "INVALID_NAME"],
    ["an attempt without an id", card({ attemptId: "x" }), "ATTEMPT_INVALID"],
  ])("%s does not replace the card", async (_what, input, code) => {
    const { viewer, send } = worldOf(aSubscription("MONTHLY", { paymentMethod: "Visa of before" }));
    expect(await send("useUpdateCardMutation", input)).toMatchObject({ code });
    expect(viewer.subscription.paymentMethod).toBe("Visa of before");
  });

  it("a withdrawn change restores the amount of the current plan", async () => {
    const { viewer, send } = worldOf(aSubscription());
    await send("useChangePlanMutation", attempt({ planChoice: "YEARLY" }));
    expect(viewer.subscription.nextAmountCents).toBe(9_900);
    await send("useWithdrawPlanChangeMutation", attempt());
    expect(viewer.subscription).toMatchObject({ pendingChange: null, nextAmountCents: 1_900 });
  });
});
