import { dashboards } from "../dashboards/dashboards.ts";
import { grafanaFile } from "../dashboards/grafana.ts";
import { objectiveGroups } from "../rules/burn-rates.ts";
import { ruleFile } from "../rules/rule-file.ts";
import { allGroups, symptomGroups } from "../rules/rule-groups.ts";
import { local, production } from "../rules/scale.ts";

const HEADER = "Written by npm run schema from observability/. Do not edit.";

/** Returns the generated files by their path in this folder. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ["alerts/objectives.yaml", ruleFile(HEADER, objectiveGroups(production), "30s")],
    ["alerts/symptoms.yaml", ruleFile(HEADER, symptomGroups(production), "30s")],
    [
      "alerts/local.yaml",
      ruleFile(`${HEADER} Times are divided by sixty.`, allGroups(local), "1s"),
    ],
    ...dashboards.map(
      (dashboard) => [`dashboards/${dashboard.name}.json`, grafanaFile(dashboard)] as const,
    ),
  ]);
