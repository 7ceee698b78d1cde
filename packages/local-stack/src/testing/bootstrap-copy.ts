import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "../checkout/checkout";

/** A copy of the bootstrap in an empty folder, because it must run before anything is installed. */
export class BootstrapCopy {
  readonly root = mkdtempSync(path.join(os.tmpdir(), "bootstrap-"));

  constructor() {
    for (const folder of ["bin", "bootstrap"]) {
      const place = `packages/local-stack/${folder}`;
      cpSync(path.join(checkout, place), this.inRoot(place), { recursive: true });
    }
  }

  inRoot(file: string): string {
    return path.join(this.root, file);
  }

  module(name: string): string {
    return this.inRoot(`packages/local-stack/bootstrap/${name}.mjs`);
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(this.inRoot(file)), { recursive: true });
    writeFileSync(this.inRoot(file), text);
  }

  writeJson(file: string, value: object): void {
    this.write(file, JSON.stringify(value));
  }

  evaluate(module: string, code: string): string {
    const script = `import * as subject from ${JSON.stringify(this.module(module))};\n${code}`;
    return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: this.root,
      encoding: "utf8",
      stdio: "pipe",
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
