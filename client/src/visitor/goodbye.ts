import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const tab = deviceStorage(() => window.sessionStorage);

/** Keeps the date on which the member's account is deleted, for the page that follows. */
export const rememberGoodbye = (deletesAt: string): void => tab.set(keys.goodbye, deletesAt);

/** ISO date and time. Null unless an account was deleted in this tab. */
export const readGoodbye = (): string | null => tab.get(keys.goodbye);

export const forgetGoodbye = (): void => tab.remove(keys.goodbye);
