import { z } from "zod";
import { payingAccount } from "../purchases/purchase-request";

const text = (max: number) => z.string().max(max).nullish();

const delivery = z
  .object({
    method: z.enum(["email", "post"]),
    email_address: z.email().nullish(),
    deliver_at: z.iso
      .datetime({ offset: true })
      .transform((moment) => new Date(moment).toISOString())
      .nullish(),
    first_name: text(255),
    last_name: text(255),
    gifter_name: text(255),
    personal_message: text(255),
  })
  .refine(({ method, email_address }) => method !== "email" || !!email_address, {
    message: "can't be blank",
    path: ["email_address"],
  });

/** The supported part of the provider's body. A gift card delivered by post needs no address here. */
export const giftOrderBody = z.object({
  product_code: z.string().min(1).max(50),
  unit_amount: z.number().positive().max(100_000),
  currency: z.enum(["USD", "INR"]),
  delivery,
  gifter_account: payingAccount,
});

export type GiftOrderBody = z.infer<typeof giftOrderBody>;
