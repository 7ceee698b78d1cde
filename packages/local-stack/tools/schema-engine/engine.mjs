import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { MigrationAdapter } from "./adapter.mjs";

const require = createRequire(import.meta.url);

async function instantiate() {
  const folder = path.dirname(require.resolve("@prisma/schema-engine-wasm/schema_engine_bg"));
  const bindings = await import(path.join(folder, "schema_engine_bg.js"));
  const bytes = await readFile(path.join(folder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

// A connection string would override `database`, so the shadow migration would hit the real one.
function connectionFields(url) {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

export async function loadEngine({ datasource, schemaFiles }) {
  let panic;
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message(message) {
      panic = message;
      process.stderr.write(`${message}\n`);
    },
  };
  const bindings = await instantiate();
  const datamodels = await Promise.all(
    schemaFiles.map(async (file) => [file, await readFile(file, "utf8")]),
  );
  const schema = new URL(datasource.url).searchParams.get("schema") ?? undefined;
  const adapter = new MigrationAdapter(connectionFields(datasource.url), { schema });
  const log = (line) => process.env.DEBUG && process.stderr.write(`${line}\n`);
  const engine = await bindings.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    log,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  return { engine, lastPanic: () => panic };
}
