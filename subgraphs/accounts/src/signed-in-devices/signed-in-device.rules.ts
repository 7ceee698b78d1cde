import {
  type DeviceDescription,
  type DeviceKind,
  deviceName,
  placeName,
} from "./device-name.rules";

/** A sign-in that has not ended. */
export interface OpenSession extends DeviceDescription {
  readonly id: string;
  readonly publicId: string;
  readonly deviceHash: string;
  readonly country: string | null;
  readonly authAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A sign-in, which may have ended. */
export interface StoredSession extends Pick<OpenSession, "id" | "deviceHash"> {
  readonly revokedAt: Date | null;
}

/** Sign-ins of one browser, whose device cookie has this hash. Empty for an unknown cookie. */
export interface DeviceSessions {
  readonly sessionIds: readonly string[];
  readonly deviceHash: string;
}

/** A device as its member sees it. */
export interface DeviceView {
  readonly deviceId: string;
  readonly name: string;
  readonly kind: DeviceKind;
  readonly place: string | null;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

/** Whether both are sign-ins of one browser. */
export const isSameDevice = (
  one: Pick<OpenSession, "id" | "deviceHash">,
  other: Pick<OpenSession, "id" | "deviceHash">,
): boolean => (one.deviceHash || one.id) === (other.deviceHash || other.id);

/**
 * Lists one device for all sign-ins of a browser, because signing in again leaves the earlier one
 * open until it expires. The viewer's device comes first, then the ones used last.
 */
export function devicesOf(
  sessions: readonly OpenSession[],
  currentId: string | null,
): DeviceView[] {
  const groups = Map.groupBy(sessions, ({ id, deviceHash }) => deviceHash || id);
  const devices = [...groups.values()].map((group) => toDevice(group, currentId));
  return devices.sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || lastUse(b) - lastUse(a),
  );
}

const lastUse = ({ lastUsedAt }: DeviceView): number => lastUsedAt.getTime();
const usedAt = ({ lastUsedAt, authAt }: OpenSession): Date => lastUsedAt ?? authAt;

function toDevice(group: readonly OpenSession[], currentId: string | null): DeviceView {
  const current = group.find(({ id }) => id === currentId);
  const newest = group.toSorted((a, b) => usedAt(b).getTime() - usedAt(a).getTime())[0];
  const shown = current ?? newest;
  if (!shown || !newest) throw new Error("a device without a sign-in");
  return {
    deviceId: shown.publicId,
    name: deviceName(shown),
    kind: shown.deviceKind,
    place: placeName(shown.country),
    signedInAt: shown.authAt,
    lastUsedAt: usedAt(newest),
    isCurrent: current !== undefined,
  };
}
