import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

export type JourneyFlag = keyof typeof keys.journeyFlags;

/** Flags on the way from visitor to subscriber, kept until the tab closes or a sign-out. */
export interface JourneyFlags {
  readonly raise: (flag: JourneyFlag) => void;
  readonly isRaised: (flag: JourneyFlag) => boolean;
  readonly lower: (flag: JourneyFlag) => void;
  readonly lowerAll: () => void;
}

export function createJourneyFlags(tab: DeviceStorage): JourneyFlags {
  const lower = (flag: JourneyFlag) => tab.remove(keys.journeyFlags[flag]);
  return {
    raise: (flag) => tab.set(keys.journeyFlags[flag], "1"),
    isRaised: (flag) => tab.get(keys.journeyFlags[flag]) === "1",
    lower,
    lowerAll: () => (Object.keys(keys.journeyFlags) as JourneyFlag[]).forEach(lower),
  };
}
