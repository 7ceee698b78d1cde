// Prints which of the variables that it is given change a stack for load, as JSON.
import { configurationTables } from "../configuration-tables.mjs";
import { otherSettings } from "./other-settings.mjs";
import { LOAD_SETTINGS } from "./target.mjs";

const settings = otherSettings(await configurationTables(), {
  env: process.env,
  standard: LOAD_SETTINGS,
});
process.stdout.write(JSON.stringify(settings));
