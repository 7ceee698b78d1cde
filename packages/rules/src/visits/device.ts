/** How much of the browser's own description an account keeps, in characters. */
export const DEVICE_MAX_LENGTH = 256;

/** The device description cut to what an account keeps. */
export function keptDevice(device: string): string {
  return device.slice(0, DEVICE_MAX_LENGTH);
}
