import { ConfigError } from "./config-table";
import { refuseProduction } from "./refuse-production";

it("a program with demo content starts anywhere but in production", () => {
  const start = (NODE_ENV?: string) => () => refuseProduction({ NODE_ENV }, "only demo content");
  expect(start("production")).toThrow(new ConfigError(["only demo content"]));
  for (const NODE_ENV of [undefined, "", "development", "test"]) {
    expect(start(NODE_ENV)).not.toThrow();
  }
});
