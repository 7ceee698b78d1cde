/** Minor units to the decimal number the provider puts on the wire. */
export const toWire = (minorUnits: number): number => Math.round(minorUnits) / 100;
