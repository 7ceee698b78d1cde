import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";

const FILE = path.resolve(__dirname, "../../../client/schema.graphql");

/** The public graph. */
export const clientSchema = buildSchema(readFileSync(FILE, "utf8"), { assumeValid: true });
