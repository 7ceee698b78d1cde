const numbers = new Intl.NumberFormat("en-US");

/** "1 class", "312 classes": a number with the word that fits it. */
export function countOf(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

export const classCount = (count: number) => countOf(count, "class", "classes");
