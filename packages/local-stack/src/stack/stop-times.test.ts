import { DRAIN_TIMEOUT_MS } from "@eightcount/service-kit/config/standard-keys";
import { STOP_TIMES } from "./stop-times";

it("stops nothing before its requests in flight had their time", () => {
  expect(Math.min(...Object.values(STOP_TIMES))).toBeGreaterThan(DRAIN_TIMEOUT_MS);
});
