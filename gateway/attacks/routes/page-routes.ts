import { PAGE_PATHS } from "../../../client/src/app/pagePaths";

/** An address of every page of the client's route table; a new page is in it by itself. */
export const pageAddresses: readonly string[] = PAGE_PATHS.map((pattern) =>
  pattern.replace(/:\w+/g, "Anything").replace(/\*$/, "anything/else"),
);
