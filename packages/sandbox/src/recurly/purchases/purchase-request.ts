import { z } from "zod";
import { accountDetails, addressBody } from "../accounts/account-details";

const presentedCard = z.object({
  token_id: z.string().min(1).nullish(),
  three_d_secure_action_result_token_id: z.string().min(1).nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  address: addressBody.nullish(),
});

/** The member who pays, with a card's token if it is a new one. */
export const payingAccount = accountDetails.extend({
  code: z.string().min(1).max(50),
  billing_info: presentedCard.nullish(),
});

export const customField = z.object({
  name: z.string().min(1).max(50),
  value: z.string().max(255),
});

/** The supported part of the provider's purchase body. */
export const purchaseBody = z.object({
  currency: z.enum(["USD", "INR"]),
  account: payingAccount,
  subscriptions: z
    .array(
      z.object({
        plan_code: z.string().min(1),
        trial_ends_at: z.iso.datetime({ offset: true }).nullish(),
        custom_fields: z.array(customField).nullish(),
      }),
    )
    .length(1),
  coupon_codes: z.array(z.string().min(1)).nullish(),
  gift_card_redemption_code: z.string().min(1).nullish(),
});

export type PurchaseBody = z.infer<typeof purchaseBody>;
