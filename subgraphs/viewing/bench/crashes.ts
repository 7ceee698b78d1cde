import type { DurablePostgres } from "./durable-postgres.ts";
import { type Figure, untargeted } from "./figures.ts";
import { GraphClient } from "./graph-client.ts";
import { compareLedger } from "./ledger.ts";
import { load, makePlayers, type Player } from "./players.ts";
import { SubgraphProcess } from "./subgraph-process.ts";

const PER_SECOND = 500;
const SECONDS = 8;
const KILL_AFTER_MS = 4_000;
const PLAYERS = 1_500;

interface CrashScenario {
  readonly name: string;
  readonly postgres: DurablePostgres;
  readonly classIds: readonly string[];
  readonly kill: (subgraph: SubgraphProcess) => Promise<void>;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function runCrash({
  name,
  postgres,
  classIds,
  kill,
}: CrashScenario): Promise<readonly Figure[]> {
  const subgraph = await SubgraphProcess.start(postgres.url);
  const client = new GraphClient(subgraph.port);
  const players = makePlayers(PLAYERS, classIds);
  const [result] = await Promise.all([
    load({ client, players, perSecond: PER_SECOND, seconds: SECONDS }),
    wait(KILL_AFTER_MS).then(() => kill(subgraph)),
  ]);
  await subgraph.ready();
  const isBack = await recovers(client, players);
  client.close();
  await subgraph.end("SIGTERM");
  const { lost, wrongTotals, players: found } = await compareLedger(postgres.url, players);
  return [
    untargeted(`${name}: acknowledged / failed`, `${result.acknowledged} / ${result.failed}`),
    {
      name: `${name}: acknowledged but missing`,
      value: `${lost} of ${found}`,
      target: "0",
      isMet: lost === 0 && found > 0,
    },
    {
      name: `${name}: incorrect totals`,
      value: String(wrongTotals),
      target: "0",
      isMet: wrongTotals === 0,
    },
    {
      name: `${name}: responds again afterwards`,
      value: isBack ? "yes" : "no",
      target: "yes",
      isMet: isBack,
    },
  ];
}

async function recovers(client: GraphClient, players: readonly Player[]): Promise<boolean> {
  const after = await load({ client, players, perSecond: 100, seconds: 2 });
  return after.failed === 0;
}

/** Part four: acknowledged updates survive `kill -9` of the subgraph and of PostgreSQL. */
export async function benchCrashes(
  postgres: DurablePostgres,
  classIds: readonly string[],
): Promise<readonly Figure[]> {
  const subgraphCrash = await runCrash({
    name: "kill -9 subgraph",
    postgres,
    classIds,
    kill: async (subgraph) => {
      await subgraph.end("SIGKILL");
      await wait(500);
      await subgraph.start();
    },
  });
  const postgresCrash = await runCrash({
    name: "kill -9 PostgreSQL",
    postgres,
    classIds,
    kill: async () => {
      await postgres.kill();
      await wait(500);
      await postgres.start();
    },
  });
  return [...subgraphCrash, ...postgresCrash];
}
