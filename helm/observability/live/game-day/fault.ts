import type { Evening } from "./evening.ts";
import type { Product } from "./product.ts";

export interface World {
  readonly product: Product;
  readonly evening: Evening;
}

/** Something that goes wrong, and the way in which its runbook heals it. */
export interface Fault {
  readonly title: string;
  /** Alerts that it must cause. */
  readonly alerts: readonly string[];
  /** Longest time until all of them fire, if it is unusual. */
  readonly withinMs?: number;
  /** Returns the way to heal it. */
  cause(world: World): Promise<() => Promise<void> | void>;
}

/** Repeats something until it is healed. */
export function repeatedly(milliseconds: number, work: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void work(), milliseconds);
  void work();
  return () => clearInterval(timer);
}

export async function times(count: number, work: (place: number) => Promise<unknown>) {
  await Promise.all(Array.from({ length: count }, (_, place) => work(place)));
}

/** A process that hangs. Its runbook ends it or lets it go on. */
export const hanging = (name: string, title: string, alerts: readonly string[]): Fault => ({
  title,
  alerts,
  cause: async ({ product }) => {
    product.pause(name);
    return () => product.resume(name);
  },
});
