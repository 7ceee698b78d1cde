import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import { outboxEntry, storeInvalidPayloads } from "./outbox-entry";

const invalid = { sealed: 7 } as never;

describe("an outbox entry", () => {
  it("carries its contract's topic and version", () => {
    expect(outboxEntry(mailRequested, { sealed: "c2VhbGVk" })).toEqual({
      topic: "mail.requested",
      version: 1,
      payload: { sealed: "c2VhbGVk" },
    });
  });

  it("that does not match its contract is refused in tests and development", () => {
    expect(() => outboxEntry(mailRequested, invalid)).toThrow("mail.requested does not match");
  });

  // The last test of this file: nothing takes the setting back.
  it("that does not match is stored in production, where the relay parks it", () => {
    storeInvalidPayloads();
    expect(outboxEntry(mailRequested, invalid)).toMatchObject({ payload: { sealed: 7 } });
  });
});
