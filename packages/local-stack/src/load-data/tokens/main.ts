import { createPrivateKey } from "node:crypto";
import { writeFileSync } from "node:fs";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { dataFolders } from "../../checkout/data-folders";
import { configTable } from "../../config";
import { filledSizes } from "../load-stamp";
import { signTokens } from "./sign-tokens";

/** No machine runs more virtual users, and each token costs memory of the load generator. */
const MOST_TOKENS = 20_000;
/** Longer than a soak. */
const LIFE_SECONDS = 4 * 3_600;

/** Writes tokens of the generated members to a file. Prints the sizes of the set, or null. */
function main([file]: readonly string[], pem: string | undefined): void {
  if (!file || !pem) throw new Error("usage: LOAD_PRIVATE_KEY=PEM main.js FILE");
  const config = loadConfig(configTable, process.env);
  const sizes = filledSizes(dataFolders(config.dataFolder, config.mediaFolder));
  const tokens = signTokens({
    privateKey: createPrivateKey(pem),
    members: Math.min(sizes?.members ?? 0, MOST_TOKENS),
    now: new Date(),
    lifeSeconds: LIFE_SECONDS,
  });
  writeFileSync(file, JSON.stringify(tokens), { mode: 0o600 });
  process.stdout.write(`${JSON.stringify(sizes)}\n`);
}

main(process.argv.slice(2), process.env.LOAD_PRIVATE_KEY);
