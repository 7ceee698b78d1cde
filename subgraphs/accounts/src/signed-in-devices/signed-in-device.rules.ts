import {
  type DeviceDescription,
  type DeviceKind,
  deviceName,
  placeName,
} from "./device-name.rules";

export interface OpenSession extends DeviceDescription {
  readonly id: string;
  readonly publicId: string;
  readonly deviceHash: string;
  readonly country: string | null;
  readonly authAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface StoredSession extends Pick<OpenSession, "id" | "deviceHash"> {
  readonly revokedAt: Date | null;
}

/** Sign-ins of one browser, whose device cookie has these hashes. */
export interface DeviceSessions {
  readonly sessionIds: readonly string[];
  readonly deviceHashes: readonly string[];
}

export interface DeviceView {
  readonly deviceId: string;
  readonly name: string;
  readonly kind: DeviceKind;
  readonly place: string | null;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

export const isSameDevice = (
  one: Pick<OpenSession, "id" | "deviceHash">,
  other: Pick<OpenSession, "id" | "deviceHash">,
): boolean => (one.deviceHash || one.id) === (other.deviceHash || other.id);

/** One per browser, because signing in again leaves the earlier sign-in open until it expires. */
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
