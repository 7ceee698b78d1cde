import type { Page } from "playwright-core";

type Answer = Readonly<Record<string, unknown>>;

/** Collects the graph's responses to a page from now on, by root field. The newest one counts. */
export function graphResponses(page: Page) {
  const answers = new Map<string, unknown>();
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname !== "/graphql") return;
    const body = (await response.json().catch(() => null)) as { readonly data?: Answer } | null;
    for (const [field, value] of Object.entries(body?.data ?? {})) answers.set(field, value);
  });
  /** Returns the newest response of a root field once one passes. */
  return async <T>(field: string, passes: (value: T) => boolean = () => true): Promise<T> => {
    let value: T | undefined;
    await waitUntilTrue(() => {
      value = answers.get(field) as T | undefined;
      return value !== undefined && passes(value);
    }, `no graph response with ${field} in time`);
    return value as T;
  };
}

const CHECKS = 100;
const PAUSE_MS = 100;

async function waitUntilTrue(isTrue: () => boolean, problem: string): Promise<void> {
  for (let check = 0; check < CHECKS; check += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(problem);
}
