const numbers = new Intl.NumberFormat("en-US");

/** Formats a count with its noun, such as "1 class" or "312 classes". */
export function formatCount(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

export const classCount = (count: number) => formatCount(count, "class", "classes");
