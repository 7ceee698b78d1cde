const UNITS: Readonly<Record<string, number>> = {
  m: 1e-3,
  "": 1,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
};

function numberOf(quantity: string | number | undefined): number {
  const [, amount = "NaN", unit = ""] = /^([\d.]+)([a-zA-Z]*)$/.exec(String(quantity)) ?? [];
  const factor = UNITS[unit];
  if (factor === undefined) throw new Error(`unknown unit in ${quantity}`);
  return Number(amount) * factor;
}

/** Processors, such as 0.5 for 500m. */
export const cpuOf = numberOf;

/** Bytes, such as 2147483648 for 2Gi. */
export const memoryOf = numberOf;
