import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { Pool } from "pg";
import { configTable } from "../config";
import { catalogueRows } from "./catalogue-content";
import { writeCatalogue } from "./seed.repository";

/** Fills the catalogue with the demo content; again changes nothing but what the content says. */
runMain(async () => {
  const { databaseUrl, ...config } = loadConfig(configTable, process.env);
  holdStill(config);
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const rows = catalogueRows(new Date());
  await writeCatalogue(pool, rows);
  await pool.end();
  const { dance_class, style, instructor, playlist } = rows;
  createLogger("catalogue-seed").info(
    {
      classes: dance_class.length,
      styles: style.length,
      instructors: instructor.length,
      playlists: playlist.length,
    },
    "catalogue seeded",
  );
});
