import { counter } from "./metric";

/** What the business counts. */
export const businessMetrics = {
  signUps: counter({
    name: "eightcount.sign_ups",
    unit: "{member}",
    description: "Sign-ups that were accepted, and email addresses that were verified afterwards.",
    attributes: ["signUpStep"],
  }),
  purchases: counter({
    name: "eightcount.purchases",
    unit: "{purchase}",
    description:
      "Attempts to buy, once each, when their result is stored: by the process that responds to " +
      "the member, or later by the job that settles what a crash or an outage left open. A " +
      "challenged attempt asks for 3-D Secure. A refused one that proves bought counts as both.",
    attributes: ["product", "purchaseResult"],
  }),
} as const;
