import type { Logger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import type { Opened } from "@eightcount/test-kit/graph/opened";
import { type RunQueryOptions, runQuery } from "@eightcount/test-kit/graph/run-query";
import type { Pool } from "pg";
import pino from "pino";
import { catalogueContent } from "../../prisma/seed/catalogue-content";
import { SeedRepository } from "../../prisma/seed/seed.repository";
import {
  type CatalogueContent,
  SeedCatalogueService,
} from "../../prisma/seed/seed-catalogue.service";
import { loadCatalogueConfig } from "../config";
import type { FilmLibrary } from "../providers/film-library/film-library.provider";
import { catalogue as catalogueSubgraph } from "../subgraph";

/** Time of seeding, and the current time until a test changes it. */
export const seededAt = new Date("2026-11-20T12:00:00.000Z");

export const MEMBER_ID = "0197a3f2-1111-7000-8000-000000000001";

export const subscriber: Viewer = { ...visitor, memberId: MEMBER_ID, groups: ["Subscriber"] };
export const unsubscribed: Viewer = { ...visitor, memberId: MEMBER_ID };

export interface CatalogueFixture extends Opened<typeof catalogueSubgraph> {
  readonly pool: Pool;
  readonly logger: Logger;
  /** Runs an operation against the real schema, as a visitor by default. */
  run(source: string, options?: RunQueryOptions<unknown>): ReturnType<typeof runQuery>;
  /** Runs an operation and returns its data. Fails on errors. */
  // biome-ignore lint/suspicious/noExplicitAny: tests know the fields they select
  execute(source: string, options?: RunQueryOptions<unknown>): Promise<any>;
  /** Returns and clears the SQL statements recorded so far. */
  takeStatements(): readonly string[];
  setNow(now: Date): void;
  /** Classes whose film is not available. */
  readonly missingFilms: Set<string>;
  reset(): Promise<void>;
  /** Seeds the demo content, or the given content. */
  seed(content?: CatalogueContent): Promise<void>;
  end(): Promise<void>;
}

/** Opens the whole subgraph on its own database, seeded with the demo content. */
export async function catalogueFixture(
  env: Readonly<Record<string, string>> = {},
): Promise<CatalogueFixture> {
  const database = await testDatabase("catalogue");
  const statements: string[] = [];
  const missingFilms = new Set<string>();
  let now = seededAt;
  const logger = pino({ level: "silent" });
  const films: FilmLibrary = {
    readiness: async (ids) => new Map(ids.map((id) => [id, !missingFilms.has(id)])),
  };
  const catalogue = await openSubgraph(catalogueSubgraph, {
    config: loadCatalogueConfig({ ...env, DATABASE_URL: database.url }),
    logger,
    clock: () => now,
    providers: { films },
    onStatement: (sql) => statements.push(sql),
    // Every suite connects to the same server at the same time, on as few as two cores.
    connectionTimeoutMs: 30_000,
  });
  const { pool } = catalogue.infrastructure;
  const run: CatalogueFixture["run"] = (source, options = {}) =>
    runQuery(catalogue.schema, source, { ...options, loaders: catalogue.loaders() });
  const { publishing } = catalogue.modules.publishing.services;
  const seeding = new SeedCatalogueService(new SeedRepository(pool), publishing);
  const seed = (content = catalogueContent(seededAt)) => seeding.seed(content);
  await seed();
  statements.length = 0;
  return {
    ...catalogue,
    pool,
    logger,
    run,
    execute: async (source, options) => {
      const { data, errors } = await run(source, options);
      expect(errors).toBeUndefined();
      return data;
    },
    takeStatements: () => statements.splice(0),
    setNow: (instant) => {
      now = instant;
    },
    missingFilms,
    reset: database.reset,
    seed,
    end: async () => {
      await catalogue.close();
      await database.close();
    },
  };
}
