import { Client } from "pg";
import { BackupError } from "./backup-error";

/** `server` is a URL, whose database does not matter, such as `postgresql://postgres@localhost`. */
export function urlOf(server: string, database: string): string {
  if (!/^postgres(ql)?:\/\//.test(server) || !URL.canParse(server)) {
    throw new BackupError(`${server} is not the URL of a server, such as postgresql://localhost.`);
  }
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
