import type { DeviceStorage } from "../../storage/deviceStorage";
import * as keys from "../../storage/keys";

/** Time the CRM may take to show a new card. */
export const BILLING_UPDATE_MS = 24 * 60 * 60 * 1000;

/** Local marker that a member has just entered a new card at the CRM. */
export interface UpdatingMarker {
  readonly isSet: () => boolean;
  /** When the member came back from the CRM; null if it is not set. */
  readonly since: () => Date | null;
  readonly set: () => void;
  readonly clear: () => void;
}

/** Returns one member's marker, which expires after 24 hours. */
export function updatingMarker(
  device: DeviceStorage,
  memberId: string,
  now: () => number = Date.now,
): UpdatingMarker {
  const since = () => {
    const [owner, time] = (device.get(keys.billingUpdate) ?? "").split(" ");
    const isCurrent = owner === memberId && now() - Number(time) < BILLING_UPDATE_MS;
    return isCurrent ? new Date(Number(time)) : null;
  };
  return {
    isSet: () => since() !== null,
    since,
    set: () => device.set(keys.billingUpdate, `${memberId} ${now()}`),
    clear: () => device.remove(keys.billingUpdate),
  };
}

interface UpdateSignals {
  /** The account's own attribute. */
  readonly attribute: boolean;
  /** Query string of the current address. */
  readonly search: string;
  readonly marker: Pick<UpdatingMarker, "isSet">;
}

/** True while new billing information is expected. Any one sign is enough. */
export function isUpdatePending({ attribute, search, marker }: UpdateSignals): boolean {
  return attribute || hasUpdatingParam(search) || marker.isSet();
}

/** Removes the `updating` parameter, which must be handled only once. */
export function withoutUpdatingParam(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("updating");
  return params.toString();
}

/** True if the CRM's card page led back here with `updating=true`. */
export const hasUpdatingParam = (search: string): boolean =>
  new URLSearchParams(search).get("updating") === "true";
