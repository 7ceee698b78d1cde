import { deviceStorage } from "../../storage/deviceStorage";
import { streamId } from "../../storage/keys";

const tab = deviceStorage(() => window.sessionStorage);
let current: string | null = null;

/** The tab's stream. It survives a reload, so that a reloaded player does not count twice. */
export function tabStreamId(): string {
  current ??= tab.get(streamId) ?? crypto.randomUUID();
  tab.set(streamId, current);
  return current;
}
