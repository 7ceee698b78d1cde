export const DEVICE_MAX_LENGTH = 256;

export function truncateDevice(device: string): string {
  return device.slice(0, DEVICE_MAX_LENGTH);
}
