import { deviceStorage } from "../../storage/deviceStorage";
import type { PreferenceStorage } from "../engine/sound/volumeMemory";

const device = deviceStorage(() => window.localStorage);

/** The player also works in a browser that blocks storage. */
export const preferenceStorage: PreferenceStorage = { getItem: device.get, setItem: device.set };
