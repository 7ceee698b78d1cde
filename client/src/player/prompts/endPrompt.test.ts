import { shouldPromptAtEnd } from "./endPrompt";

const nearEnd = {
  status: "COMPLETED",
  hasTimestamps: false,
  wasPrompted: false,
  positionSeconds: 1797,
  durationSeconds: 1800,
  hasEnded: false,
} as const;

describe("end-of-class prompt", () => {
  it("AMB-04 appears 3 s before the end of a completed class without timestamps", () => {
    expect(shouldPromptAtEnd(nearEnd)).toBe(true);
    expect(shouldPromptAtEnd({ ...nearEnd, positionSeconds: 1796.9 })).toBe(false);
    expect(shouldPromptAtEnd({ ...nearEnd, status: "STARTED" })).toBe(false);
    expect(shouldPromptAtEnd({ ...nearEnd, hasTimestamps: true })).toBe(false);
  });

  it("AMB-04 appears at the end as a fallback and at most once per viewing", () => {
    expect(shouldPromptAtEnd({ ...nearEnd, positionSeconds: 1700, hasEnded: true })).toBe(true);
    expect(shouldPromptAtEnd({ ...nearEnd, wasPrompted: true, hasEnded: true })).toBe(false);
  });
});
