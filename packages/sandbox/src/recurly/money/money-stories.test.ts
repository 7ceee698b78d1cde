import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import {
  dayIn,
  MemberMoneyOracle,
  zoneOffsets,
} from "@eightcount/test-kit/money-oracle/money-oracle";
import { MoneyMember } from "../../testing/money-member";
import {
  oracleCoupons,
  oraclePlan,
  planCodes,
  randomStory,
  type Story,
  StoryDice,
} from "../../testing/random-story";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);
const CHAPTERS = 4;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const giftCodes = { 500: "GIFT-LOW", 9900: "GIFT-YEAR" } as const;

async function begin(story: Story, name: string) {
  const { at, plan, currency, coupons, giftCredit } = story;
  const gift = giftCredit === 0 ? {} : { gift: `${giftCodes[giftCredit]}-${name}` };
  const member = await MoneyMember.buyAt(sandbox, at, { plan, currency, coupons, ...gift });
  const oracle = new MemberMoneyOracle({
    plan: oraclePlan(plan, currency),
    at: member.boughtAt,
    coupons: coupons.flatMap((code) => oracleCoupons[code]?.(currency) ?? []),
    giftCredit,
  });
  return { member, oracle };
}

type Acting = Awaited<ReturnType<typeof begin>> & { dice: StoryDice; story: Story };

async function changePlan({ member, oracle, dice, story }: Acting) {
  const { plan } = await member.subscription();
  const code = dice.pick(planCodes.filter((other) => other !== plan?.code));
  oracle.changePlan(oraclePlan(code, story.currency));
  expect(await member.previewChange(code)).toEqual(oracle.next);
  await member.changePlan(code);
}

async function pause({ member, oracle, dice }: Acting) {
  const months = 1 + dice.upTo(3);
  oracle.pause(months);
  await member.pause(months);
}

async function cancelAndReturn({ member, oracle }: Acting) {
  oracle.cancel();
  await member.cancel();
  expect(await member.next()).toBeNull();
  oracle.reactivate();
  await member.reactivate();
}

const nothing = async () => {};

describe("the provider's amounts and dates are the oracle's", () => {
  it.each(SEEDS)("for a random member (seed %d)", async (seed) => {
    const dice = new StoryDice(seed);
    const story = randomStory(dice);
    const { member, oracle } = await begin(story, `seed-${seed}`);
    expect(member.today).toEqual({ previewed: oracle.today, paid: oracle.today });
    for (let chapter = 0; chapter < CHAPTERS; chapter += 1) {
      const act = dice.pick([nothing, nothing, changePlan, pause, cancelAndReturn]);
      await act({ member, oracle, dice, story });
      expect(await member.next()).toEqual(oracle.next);
      expect(await member.renew()).toEqual(oracle.renew());
    }
  });

  it.each(Object.keys(zoneOffsets))("and the day in %s is the one we show", (zone) => {
    const dice = new StoryDice(zone.length);
    for (let round = 0; round < 400; round += 1) {
      const { at } = randomStory(dice);
      const shown = Date.parse(`${formatBillingDate(new Date(at), zone)} UTC`);
      expect(new Date(shown).toISOString().slice(0, 10)).toBe(dayIn(zone, at));
    }
  });
});
