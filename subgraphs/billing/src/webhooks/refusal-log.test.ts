import { createLogger } from "@eightcount/service-kit/logging/logger";
import { RefusalLog } from "./refusal-log";

const MINUTE_MS = 60_000;

function aLog() {
  const said: unknown[] = [];
  const logger = createLogger("refusal-test");
  logger.warn = (entry: unknown) => void said.push(entry);
  let now = 0;
  const log = new RefusalLog(logger, () => now);
  return {
    said,
    refuse: (sender: string, rawBody: string) =>
      log.record({ status: 401, reason: "The signature does not match.", sender, rawBody }),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const body = JSON.stringify({ object_type: "subscription", event_type: "renewed" });

describe("the log of refused webhooks", () => {
  it("logs event and sender, then a count, once per minute and sender", () => {
    const { said, refuse, pass } = aLog();
    for (let count = 0; count < 500; count += 1) refuse("127.0.0.1", body);
    refuse("10.0.0.9", body);
    const line = { status: 401, event: "subscription renewed", more: 0 };
    expect(said).toMatchObject([
      { ...line, sender: "127.0.0.1" },
      { ...line, sender: "10.0.0.9" },
    ]);
    pass(MINUTE_MS);
    refuse("127.0.0.1", body);
    expect(said).toHaveLength(3);
    expect(said[2]).toMatchObject({ sender: "127.0.0.1", more: 499 });
  });

  it.each(["not json", "null", '{"object_type":"x\\ny","event_type":"b"}', "{}"])(
    "does not repeat what a sender made up: %s",
    (made) => {
      const { said, refuse } = aLog();
      refuse("127.0.0.1", made);
      expect(said).toMatchObject([{ event: "unreadable" }]);
    },
  );

  it("stores at most a hundred senders", () => {
    const { said, refuse } = aLog();
    for (let count = 0; count < 101; count += 1) refuse(`10.0.0.${count}`, body);
    refuse("10.0.0.0", body);
    expect(said).toHaveLength(102);
  });
});
