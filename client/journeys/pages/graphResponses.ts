import type { Page } from "playwright-core";
import { waitUntil } from "./player";

type Answer = Readonly<Record<string, unknown>>;

/** Collects the graph's responses to a page from now on. */
export function graphResponses(page: Page) {
  const answers: Answer[] = [];
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname !== "/graphql") return;
    const body = (await response.json().catch(() => null)) as { readonly data?: Answer } | null;
    if (body?.data) answers.unshift(body.data);
  });
  /**
   * Returns the newest value of a root field that passes, once there is one. Other parts of the
   * page may ask for other fields of the same root.
   */
  return async <T>(field: string, passes: (value: T) => boolean = () => true): Promise<T> => {
    let found: Answer | undefined;
    await waitUntil(`a graph response with ${field}`, async () => {
      found = answers.find((answer) => field in answer && passes(answer[field] as T));
      return found !== undefined;
    });
    return found?.[field] as T;
  };
}
