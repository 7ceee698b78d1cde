import { deviceStorage } from "../../storage/deviceStorage";
import type { PreferenceStorage } from "../engine/sound/volumeMemory";

const device = deviceStorage(() => window.localStorage);

/** Where the player keeps preferences: a browser that allows no storage plays all the same. */
export const preferenceStorage: PreferenceStorage = { getItem: device.get, setItem: device.set };
