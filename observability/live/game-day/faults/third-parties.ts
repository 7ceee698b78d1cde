import { type Fault, repeatedly, times } from "../fault.ts";
import { newAddress } from "../graph.ts";

const help = (place: number) => ({
  category: "OTHER",
  email: `visitor-${place}@eightcount.test`,
  firstName: "Game",
  lastName: "Day",
  message: "A question.",
});

export const thirdPartyFaults: readonly Fault[] = [
  {
    title: "the billing provider and the mail server hang",
    alerts: ["ProviderFailing", "ProviderSlow", "JobsFailing", "QueueStuck"],
    cause: async ({ product, evening }) => {
      product.pause("sandbox");
      const stop = repeatedly(1_000, () => evening.redeem(`GIFT-YEAR-${Date.now()}`));
      await times(8, (place) =>
        evening.graph.send(
          "useSendHelpRequestMutation",
          { input: help(place) },
          { address: newAddress() },
        ),
      );
      return () => {
        stop();
        product.resume("sandbox");
      };
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
