/** Minor units to the decimal number the provider puts on the wire. */
export const toWire = (minorUnits: number): number => Math.round(minorUnits) / 100;

/** A wire amount to minor units. */
export const fromWire = (amount: number): number => Math.round(amount * 100);
