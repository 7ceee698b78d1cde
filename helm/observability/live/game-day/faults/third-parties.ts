import { setTimeout as wait } from "node:timers/promises";
import type { Evening } from "../evening.ts";
import { type Fault, repeatedly, times } from "../fault.ts";
import { newAddress } from "../graph.ts";

const help = (place: number) => ({
  category: "OTHER",
  email: `visitor-${place}@eightcount.test`,
  firstName: "Game",
  lastName: "Day",
  message: "A question.",
});

/** Each request becomes a mail. */
const askForHelp = ({ graph }: Evening, count: number) =>
  times(count, (place) => {
    const sender = { address: newAddress() };
    return graph.send("useSendHelpRequestMutation", { input: help(place) }, sender);
  });

export const thirdPartyFaults: readonly Fault[] = [
  {
    title: "the billing provider and the mail server hang",
    alerts: ["ProviderFailing", "ProviderSlow", "JobsFailing", "QueueStuck"],
    cause: async ({ product, evening }) => {
      product.pause("sandbox");
      const stop = repeatedly(1_000, () => evening.redeem(`GIFT-YEAR-${Date.now()}`));
      await askForHelp(evening, 8);
      return () => {
        stop();
        product.resume("sandbox");
      };
    },
  },
  {
    title: "accounts dies while it sends mail",
    alerts: ["JobsStalled"],
    withinMs: 120_000,
    cause: async ({ product, evening }) => {
      product.pause("sandbox");
      await askForHelp(evening, 4);
      await wait(2_000);
      product.signal("accounts", "SIGKILL");
      return () => product.resume("sandbox");
    },
  },
  {
    title: "films stall, start late, and stop",
    alerts: ["PlaybackFailing", "PlaybackStalling", "PlaybackSlowToStart"],
    cause: async ({ evening }) => {
      const quality = {
        hasFailed: true,
        playedSeconds: 60,
        stalledSeconds: 60,
        startupSeconds: 9,
      };
      return repeatedly(300, () => evening.watch(quality));
    },
  },
];
