import { samplesIn } from "./samples";

it("reads names, labels, and values, and skips comments", () => {
  const text = [
    "# TYPE eightcount_tokens_refused_total counter",
    'eightcount_tokens_refused_total{eightcount_token_fault="forged",note="a \\"b\\", c"} 3',
    "process_uptime_seconds 12.5",
    "",
  ].join("\n");
  expect(samplesIn(text)).toEqual([
    {
      name: "eightcount_tokens_refused_total",
      labels: { eightcount_token_fault: "forged", note: 'a \\"b\\", c' },
      value: 3,
    },
    { name: "process_uptime_seconds", labels: {}, value: 12.5 },
  ]);
});

it("reads only the series asked for, and infinity", () => {
  const text = 'a_bucket{le="+Inf"} 4\na_sum{} +Inf\na 1\na_count 2';
  expect(samplesIn(text, new Set(["a_sum", "a"]))).toEqual([
    { name: "a_sum", labels: {}, value: Number.POSITIVE_INFINITY },
    { name: "a", labels: {}, value: 1 },
  ]);
});
