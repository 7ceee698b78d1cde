import type { DeviceStorage } from "../../storage/deviceStorage";
import * as keys from "../../storage/keys";

/** How long the older system may take to show a new card. */
export const BILLING_UPDATE_MS = 24 * 60 * 60 * 1000;

/** This device's note that a member has just left a new card with the older system. */
export interface UpdatingMarker {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly clear: () => void;
}

/** The marker of one member; it counts for 24 hours. */
export function updatingMarker(
  device: DeviceStorage,
  memberId: string,
  now: () => number = Date.now,
): UpdatingMarker {
  return {
    isSet: () => {
      const [whose, since] = (device.get(keys.billingUpdate) ?? "").split(" ");
      return whose === memberId && now() - Number(since) < BILLING_UPDATE_MS;
    },
    set: () => device.set(keys.billingUpdate, `${memberId} ${now()}`),
    clear: () => device.remove(keys.billingUpdate),
  };
}

interface UpdateSigns {
  /** The account's own attribute. */
  readonly attribute: boolean;
  /** The address's query. */
  readonly search: string;
  readonly marker: Pick<UpdatingMarker, "isSet">;
}

/** Whether new billing information is still on its way: any one sign is enough. */
export function isUpdatePending({ attribute, search, marker }: UpdateSigns): boolean {
  return attribute || isUpdateAnnounced(search) || marker.isSet();
}

/** The same query without that word, which is said once. */
export function withoutAnnouncement(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("updating");
  return params.toString();
}

/** The address a card page leads back to says so itself. */
export const isUpdateAnnounced = (search: string): boolean =>
  new URLSearchParams(search).get("updating") === "true";
