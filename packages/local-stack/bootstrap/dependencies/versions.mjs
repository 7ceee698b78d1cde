const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

export const LEVELS = ["major", "minor", "patch"];

export const isExact = (range) => VERSION.test(range);

export function levelBetween(current, latest) {
  const [, ...before] = VERSION.exec(current) ?? [];
  const [, ...after] = VERSION.exec(latest) ?? [];
  const at = LEVELS.findIndex((_, index) => before[index] !== after[index]);
  if (at >= 0) return Number(after[at]) > Number(before[at]) ? LEVELS[at] : null;
  return isLaterPrerelease(before[3], after[3]) ? "patch" : null;
}

function isLaterPrerelease(before, after) {
  if (before === undefined) return false;
  return after === undefined || after.localeCompare(before, "en", { numeric: true }) > 0;
}
