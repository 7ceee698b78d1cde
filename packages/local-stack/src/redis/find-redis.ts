import path from "node:path";
import { checkout } from "../checkout/checkout";
import {
  extractedServer,
  extractFromDebian,
  hasDebianTools,
  type RedisProgram,
} from "./debian-extract";
import { programOnPath } from "./program-on-path";

export class NoRedisError extends Error {}

/** Survives `npm run reset`, which removes only data. */
const CACHE = path.join(checkout, ".cache/redis");

function installHint(): string {
  if (process.platform === "darwin") return "run `brew install redis`";
  return "install redis-server (or valkey-server)";
}

export interface RedisSearch {
  readonly searchPath?: string;
  readonly cacheFolder?: string;
  readonly onFetch?: (line: string) => void;
}

/** Returns an installed Redis, an earlier download, or a new one from Debian. */
export async function findRedis(search: RedisSearch = {}): Promise<RedisProgram> {
  const searchPath = search.searchPath ?? process.env.PATH ?? "";
  const cacheFolder = search.cacheFolder ?? CACHE;
  const installed = programOnPath(["redis-server", "valkey-server"], searchPath);
  if (installed) return { command: installed, env: {} };
  const cached = extractedServer(cacheFolder);
  if (cached) return cached;
  let reason = "";
  if (hasDebianTools(searchPath)) {
    search.onFetch?.("Redis is not installed: fetching Debian's package (about 2 MB)");
    try {
      const fetched = await extractFromDebian(cacheFolder);
      if (fetched) return fetched;
    } catch (error) {
      reason = ` (fetching it failed: ${(error as Error).message.trim().split("\n").at(-1)})`;
    }
  }
  throw new NoRedisError(
    `Redis was not found${reason}: ${installHint()}, or set REDIS_URL to your own server.`,
  );
}
