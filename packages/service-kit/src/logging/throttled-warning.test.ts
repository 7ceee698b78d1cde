import { throttledWarning } from "./throttled-warning";

it("logs the first immediately, then one a minute with how many were left out", () => {
  let now = 0;
  const warn = jest.fn();
  const note = throttledWarning({ warn } as never, "refused", () => now);
  for (let times = 0; times < 480; times += 1) note({ sender: "10.0.0.7" });
  now = 60_000;
  note({ sender: "10.0.0.8" });
  expect(warn.mock.calls).toEqual([
    [{ sender: "10.0.0.7", more: 0 }, "refused"],
    [{ sender: "10.0.0.8", more: 479 }, "refused"],
  ]);
});
