import { ConfigError } from "./config-table";

/** For programs that make demo content. Call it first, so that no other fault hides the reason. */
export function refuseProduction({ NODE_ENV }: NodeJS.ProcessEnv, sentence: string): void {
  if (NODE_ENV === "production") throw new ConfigError([sentence]);
}
