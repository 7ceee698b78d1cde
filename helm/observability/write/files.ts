import { dashboards } from "../dashboards/dashboards.ts";
import { grafanaFile } from "../dashboards/grafana.ts";
import { objectiveGroups } from "../rules/burn-rates.ts";
import { ruleFile } from "../rules/rule-file.ts";
import { allGroups, symptomGroups } from "../rules/rule-groups.ts";
import { local, production } from "../rules/scale.ts";

const HEADER = "Written by npm run schema from helm/observability/. Do not edit.";

const RULES = "eightcount/files/rules";
const DASHBOARDS = "eightcount/files/dashboards";

/** Returns the generated files by their path in helm/. The chart installs all but the local one. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    [`${RULES}/objectives.yaml`, ruleFile(HEADER, objectiveGroups(production), "30s")],
    [`${RULES}/symptoms.yaml`, ruleFile(HEADER, symptomGroups(production), "30s")],
    [
      "observability/alerts/local.yaml",
      ruleFile(`${HEADER} Times are divided by sixty.`, allGroups(local), "1s"),
    ],
    ...dashboards.map(
      (dashboard) => [`${DASHBOARDS}/${dashboard.name}.json`, grafanaFile(dashboard)] as const,
    ),
  ]);
