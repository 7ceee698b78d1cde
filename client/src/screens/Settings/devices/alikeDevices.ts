/** A device as the list of devices needs it. */
export interface ListedDevice {
  readonly deviceId: string;
  readonly name: string;
  readonly kind: string;
  readonly place: string | null;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/**
 * Groups the devices that a member cannot tell apart. The current device stays on its own, and the
 * order is kept.
 */
export function alikeDevices<Device extends ListedDevice>(
  devices: readonly Device[],
): readonly (readonly [Device, ...Device[]])[] {
  const groups = new Map<string, [Device, ...Device[]]>();
  for (const device of devices) {
    const { isCurrent, name, kind, place } = device;
    const key = JSON.stringify([isCurrent, name, kind, place]);
    const group = groups.get(key);
    if (group) group.push(device);
    else groups.set(key, [device]);
  }
  return [...groups.values()];
}
