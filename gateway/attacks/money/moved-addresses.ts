import { randomUUID } from "node:crypto";
import { cardToken } from "../../journeys/people/checkout";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { refusedMutation } from "../evidence/evidence";
import { once } from "../members";
import { memberInIndia } from "./former-members";
import { addresses, buy, paidOrder } from "./orders";

const CODE = "ADDRESS_NOT_IN_INDIA";

/** A member with a plan in rupees, who has paid nothing yet. */
const payer = once(async () => {
  const member = await memberInIndia();
  await buy(member, await paidOrder(member, { planChoice: "MULTI_MONTHLY" }));
  return member;
});

let tokenId = "";

/** The address of a running plan in rupees is moved out of India before the first charge. */
export const movedAddresses: readonly Attack[] = [
  {
    name: "an address in Canada for a running plan in rupees",
    arrange: async () => {
      await payer();
    },
    attempt: async () =>
      (await payer()).ask("saveBillingAddressMutation", { input: addresses.toronto }),
    answer: {
      status: 200,
      data: {
        saveBillingAddress: {
          __typename: "SaveBillingAddressRefused",
          message: "Plans in rupees need a billing address in India.",
          field: "country",
        },
      },
    },
    recorded: refusedMutation("billing", "saveBillingAddress", CODE),
  },
  {
    name: "the same address with a new card",
    arrange: async () => {
      tokenId = await cardToken(await payer());
    },
    attempt: async () => {
      const card = { tokenId, firstName: "Ada", lastName: "Tempo", address: addresses.toronto };
      const input = { attemptId: randomUUID(), ...card };
      return (await payer()).ask("useUpdateCardMutation", { input });
    },
    answer: refused("updatePaymentMethod", "UpdatePaymentMethodRefused", CODE),
    recorded: refusedMutation("billing", "updatePaymentMethod", CODE),
    mayChange: ["billing.billing_action", "billing.member_subscription"],
  },
];
