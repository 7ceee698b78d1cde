import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Fault, hanging, repeatedly, times } from "../fault.ts";

export const processFaults: readonly Fault[] = [
  hanging("catalogue", "catalogue hangs", [
    "ComponentDown",
    "ProcessDown",
    "SearchFailing",
    "SearchSlow",
    "SuggestionsFailing",
    "SuggestionsSlow",
    "PlaybackStartFailing",
  ]),
  hanging("viewing", "viewing hangs", ["ProgressFailing", "ProgressSlow"]),
  hanging("accounts", "accounts hangs", ["SignInFailing", "PagesFailing"]),
  hanging("billing", "billing hangs", ["CheckoutFailing"]),
  {
    title: "the client server dies twice",
    alerts: ["ProcessRestarting"],
    cause: async ({ product }) => {
      await product.restart("client");
      await product.restart("client");
      return () => undefined;
    },
  },
  {
    title: "the gateway stands still, again and again",
    alerts: ["EventLoopBlocked"],
    cause: async ({ product }) => {
      const stop = repeatedly(2_000, async () => {
        product.pause("gateway");
        await wait(1_500);
        product.resume("gateway");
      });
      return () => {
        stop();
        product.resume("gateway");
      };
    },
  },
  {
    title: "more searches and updates than the gateway can do",
    // Searches are shed, so that updates alone keep the gateway busy.
    alerts: ["LoadShed", "EventLoopSaturated"],
    cause: async ({ evening }) => {
      const stop = repeatedly(200, () =>
        times(25, () => evening.search(`dance ${randomUUID().slice(0, 4)}`)),
      );
      const stopDancing = repeatedly(100, () => times(40, () => evening.dance()));
      return () => {
        stop();
        stopDancing();
      };
    },
  },
  {
    title: "texts that nobody else types",
    alerts: ["CacheCollapsed"],
    cause: async ({ evening }) =>
      repeatedly(500, () => times(10, () => evening.suggest(randomUUID().slice(0, 8)))),
  },
];
