/** Converts minor units to the provider's decimal number. */
export const toWire = (minorUnits: number): number => Math.round(minorUnits) / 100;
