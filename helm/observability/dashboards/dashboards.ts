import { dancing } from "./dancing.ts";
import { health } from "./health.ts";
import { money } from "./money.ts";
import type { Dashboard } from "./panel.ts";
import { security } from "./security.ts";
import { slowness } from "./slowness.ts";

/** One for each question. */
export const dashboards: readonly Dashboard[] = [health, slowness, dancing, money, security];
