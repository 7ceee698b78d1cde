import { mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkoutKey } from "@eightcount/local-stack/checkout/checkout";
import { isReachable } from "@eightcount/local-stack/machine/database-user";

export function testsFolder(): string {
  const base = isReachable(os.tmpdir()) ? os.tmpdir() : "/var/tmp";
  const folder = path.join(base, `eightcount-tests-${checkoutKey}-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}
