import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { address, aSubscription, type ContractFixture } from "./billing.fixture.contract";

export function closingContract(get: () => ContractFixture): void {
  it("a closed account has no name, address, and card, and is never charged again", async () => {
    const { provider, toNextEvent, chargesOf, namesOnAccount } = get();
    const { memberId, order, read } = await aSubscription(get(), { planCode: planCodes.monthly });
    await provider.saveAddress(order.holder, address);
    await provider.closeAccount(memberId);
    expect(await namesOnAccount(memberId)).toEqual([null, null]);
    expect(await provider.readBillingInfo(memberId)).toMatchObject({
      country: address.country,
      street: null,
      city: null,
      postalCode: null,
      firstName: null,
      lastName: null,
      card: null,
    });
    expect((await read()).subscription.status).toBe("CANCELLED");
    await toNextEvent(memberId);
    expect(await chargesOf(memberId)).toEqual([3900]);
  });

  it("an account can be closed again, at once, and without existing", async () => {
    const { provider } = get();
    const { memberId, read } = await aSubscription(get());
    const close = () => provider.closeAccount(memberId);
    await Promise.all([close(), close()]);
    await close();
    expect((await read()).subscription.status).toBe("CANCELLED");
    await expect(provider.closeAccount(randomUUID())).resolves.toBeUndefined();
  });
}
