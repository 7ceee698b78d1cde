import pg from "pg";

const NO_SUCH_DATABASE = "3D000";
const WRONG_PASSWORD = "28P01";

export function argumentsAfter(argv, name) {
  return argv.filter((_, index) => argv[index - 1] === name);
}

async function execute(url, database, sql) {
  const target = new URL(url);
  target.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: target.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const commands = {
  "can-connect-to-database": (url, name) => execute(url, name, "SELECT 1"),
  "create-database": (url, name) =>
    execute(url, "postgres", `CREATE DATABASE ${pg.escapeIdentifier(name)}`),
  "drop-database": (url, name) =>
    execute(url, "postgres", `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`),
};

function describe(error, name) {
  if (error.code === NO_SUCH_DATABASE) return ["P1003", `Database \`${name}\` does not exist`];
  if (error.code === WRONG_PASSWORD) return ["P1000", error.message];
  return ["P1001", `Can't reach database server: ${error.message}`];
}

export async function runCommand(command, url) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  try {
    await commands[command]?.(url, name);
    return 0;
  } catch (error) {
    const [error_code, message] = describe(error, name);
    const fields = { message, error_code };
    // The CLI parses the last line of stderr in exactly this shape.
    const line = { level: "ERROR", target: "schema_engine::logger", fields };
    process.stderr.write(`\n${JSON.stringify(line)}`);
    return 1;
  }
}
