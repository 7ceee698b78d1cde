import { deviceStorage } from "../session/deviceStorage";
import type { PreferenceStorage } from "./engine/sound-preference";

const device = deviceStorage(() => window.localStorage);

/** Where the player keeps preferences: a browser that allows no storage plays all the same. */
export const preferenceStorage: PreferenceStorage = { getItem: device.get, setItem: device.set };
