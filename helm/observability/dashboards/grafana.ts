import type { Dashboard, Panel } from "./panel.ts";

const COLUMNS = 2;
const WIDTH = 12;
const HEIGHT = 8;
const SCHEMA_VERSION = 39;

/** The variable lets a person choose among several Prometheus servers. */
const datasource = { type: "prometheus", uid: `\${datasource}` };

const panelOf = ({ title, description, unit, queries }: Panel, place: number) => ({
  id: place + 1,
  type: "timeseries",
  title,
  description,
  datasource,
  gridPos: {
    h: HEIGHT,
    w: WIDTH,
    x: (place % COLUMNS) * WIDTH,
    y: Math.floor(place / COLUMNS) * HEIGHT,
  },
  fieldConfig: { defaults: { unit, min: 0, custom: { fillOpacity: 10 } }, overrides: [] },
  options: { legend: { displayMode: "list", placement: "bottom" }, tooltip: { mode: "multi" } },
  targets: queries.map(({ expr, legend }, index) => ({
    refId: String.fromCharCode("A".charCodeAt(0) + index),
    datasource,
    expr,
    legendFormat: legend,
  })),
});

/** Returns the dashboard as a file that Grafana imports or provisions. */
export const grafanaFile = ({ name, title, panels }: Dashboard): string =>
  `${JSON.stringify(
    {
      uid: `eightcount-${name}`,
      title: `Eightcount: ${title}`,
      tags: ["eightcount"],
      schemaVersion: SCHEMA_VERSION,
      editable: false,
      refresh: "30s",
      time: { from: "now-3h", to: "now" },
      templating: {
        list: [
          { name: "datasource", label: "Prometheus", type: "datasource", query: "prometheus" },
        ],
      },
      panels: panels.map(panelOf),
    },
    null,
    2,
  )}\n`;
