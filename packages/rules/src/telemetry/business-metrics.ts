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
      "Attempts at checkout to buy a subscription. Repetitions of a settled attempt are not " +
      "counted. A challenged one asks for 3-D Secure, an unsettled one is left to the reconciler.",
    attributes: ["purchaseResult"],
  }),
} as const;
