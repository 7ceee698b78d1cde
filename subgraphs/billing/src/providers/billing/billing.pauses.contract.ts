import { addMonths } from "@eightcount/rules/billing/billing-dates";
import { planCodes } from "@eightcount/rules/billing/plans";
import { aKey, aSubscription, type ContractFixture, done } from "./billing.fixture.contract";

export function pauseContract(get: () => ContractFixture): void {
  async function aMonth() {
    const bought = await aSubscription(get(), { planCode: planCodes.monthly });
    const { periodEndsAt } = (await bought.read()).subscription;
    if (!periodEndsAt) throw new Error("the period does not end");
    return { ...bought, paidUntil: periodEndsAt };
  }

  it("a pause is scheduled for the end of the period and skips its charges", async () => {
    const { provider, toNextEvent, chargesOf } = get();
    const { id, memberId, paidUntil, read } = await aMonth();
    expect((await read()).pause).toBeNull();
    expect(await provider.pauseSubscription(id, 2, aKey())).toEqual(done);
    const resumesOn = addMonths(paidUntil, 2);
    const pause = { pausesOn: paidUntil, resumesOn, cycles: 2 };
    expect(await read()).toMatchObject({
      pause: { ...pause, isPaused: false },
      subscription: { status: "ACTIVE", nextChargeCents: 3900 },
    });
    await toNextEvent(memberId);
    expect(await read()).toMatchObject({
      pause: { ...pause, isPaused: true },
      subscription: { status: "ACTIVE", nextChargeCents: 3900 },
    });
    await toNextEvent(memberId);
    expect((await read()).pause).toMatchObject({ isPaused: true, resumesOn, cycles: 1 });
    expect(await chargesOf(memberId)).toEqual([3900]);
    await toNextEvent(memberId);
    expect(await read()).toMatchObject({ pause: null, subscription: { status: "ACTIVE" } });
    expect(await chargesOf(memberId)).toEqual([3900, 3900]);
  });

  it("a scheduled pause can be changed and withdrawn", async () => {
    const { provider, chargesOf } = get();
    const { id, memberId, read } = await aMonth();
    const before = await read();
    await provider.pauseSubscription(id, 3, aKey());
    await provider.pauseSubscription(id, 1, aKey());
    expect((await read()).pause?.cycles).toBe(1);
    expect(await provider.resumeSubscription(id, aKey())).toEqual(done);
    expect(await read()).toEqual(before);
    expect(await chargesOf(memberId)).toEqual([3900]);
  });

  it("a pause that is ended early is charged once, however often it is sent", async () => {
    const { provider, toNextEvent, chargesOf } = get();
    const { id, memberId, read } = await aMonth();
    await provider.pauseSubscription(id, 3, aKey());
    await toNextEvent(memberId);
    const key = aKey();
    const resume = () => provider.resumeSubscription(id, key);
    expect(await Promise.all([resume(), resume()])).toEqual([done, done]);
    expect(await provider.resumeSubscription(id, aKey())).toEqual(done);
    expect(await read()).toMatchObject({ pause: null, subscription: { status: "ACTIVE" } });
    expect(await chargesOf(memberId)).toEqual([3900, 3900]);
  });

  it("a canceled subscription is not paused", async () => {
    const { id, read } = await aMonth();
    await get().provider.cancelSubscription(id, aKey());
    expect(await get().provider.pauseSubscription(id, 1, aKey())).toMatchObject({
      kind: "invalid",
    });
    expect((await read()).pause).toBeNull();
  });
}
