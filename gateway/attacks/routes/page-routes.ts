import { PAGE_PATHS } from "../../../client/src/app/pagePaths";

/** An address of every page in the client's route table. New pages are included automatically. */
export const pageAddresses: readonly string[] = PAGE_PATHS.map((pattern) =>
  pattern.replace(/:\w+/g, "Anything").replace(/\*$/, "anything/else"),
);
