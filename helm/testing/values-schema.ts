import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { root } from "./tools.ts";

const chart = path.join(root, "helm/eightcount");

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
}

export const schema = JSON.parse(
  readFileSync(path.join(chart, "values.schema.json"), "utf8"),
) as Described & { readonly $defs: Readonly<Record<string, Described>> };

/** The settings that the schema allows a process. */
export const settingsOf = (process: string) => schema.$defs[`${process}Settings`]?.properties ?? {};

export interface ProcessKeys {
  readonly settings: readonly string[];
  readonly secrets: readonly string[];
  readonly optionalSecrets: readonly string[];
  readonly requiredInProduction: readonly string[];
}

export const environment = parse(
  readFileSync(path.join(chart, "files/environment.yaml"), "utf8"),
) as Readonly<Record<string, ProcessKeys>>;
