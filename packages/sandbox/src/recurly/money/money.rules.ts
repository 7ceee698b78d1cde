export const toMinorUnits = (amount: number): number => Math.round(amount * 100);

export const toWire = (minorUnits: number): number => Math.round(minorUnits) / 100;
