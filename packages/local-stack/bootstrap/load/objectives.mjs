/** Lines that always hold only make k6 report a metric. */
const ALWAYS = /^\w+>=0$/;
const LINE = /^(?<figure>[\w().]+?)(?<sign><=|>=|==|<|>)(?<goal>[\d.]+)$/;

/** The pass lines of a metric with what was measured, such as `p(95)<300` and 301. */
export const objectivesIn = ({ thresholds = {}, values }) =>
  Object.entries(thresholds)
    .filter(([line]) => !ALWAYS.test(line))
    .flatMap(([line, { ok }]) => {
      const { figure, sign, goal } = LINE.exec(line)?.groups ?? {};
      if (!figure) return [];
      return { figure, sign, goal: Number(goal), measured: values[figure] ?? null, isKept: ok };
    });

const SIGNS = {
  "<": "below",
  "<=": "at most",
  ">=": "at least",
  ">": "more than",
  "==": "exactly",
};

const percent = (share) => `${Number((share * 100).toFixed(3))} %`;

function valueText(figure, value) {
  if (value === null) return "unknown";
  if (figure === "rate") return percent(value);
  return figure === "count" ? String(value) : `${Number(value.toFixed(1))} ms`;
}

export const goalText = ({ figure, sign, goal }) => `${SIGNS[sign]} ${valueText(figure, goal)}`;
export const measuredText = ({ figure, measured }) => valueText(figure, measured);

/** Such as `p99` for k6's `p(99)`. */
export const figureText = ({ figure }) => figure.replace(/[()]/g, "");
