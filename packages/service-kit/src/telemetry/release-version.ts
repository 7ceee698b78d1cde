import { readFileSync } from "node:fs";
import path from "node:path";

/** Of the checkout or the image in which this file is. */
const MANIFEST = path.resolve(__dirname, "../../../../package.json");

/** Version of the running release, or of the next one in a checkout between two. */
export const releaseVersion = (): string =>
  (JSON.parse(readFileSync(MANIFEST, "utf8")) as { version: string }).version;
