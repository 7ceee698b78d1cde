/** Converts the provider's decimal number to minor units. */
export const toMinorUnits = (amount: number): number => Math.round(amount * 100);

/** Converts minor units to the provider's decimal number. */
export const toWire = (minorUnits: number): number => Math.round(minorUnits) / 100;
