import type { EngagementEvent, EngagementProvider } from "./engagement.provider";

export const anEngagementEvent: EngagementEvent = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  email: "ada@dance.com",
  eventType: "CLASS_VIEWED",
  eventDetails: { classId: "1" },
  occurredAt: "2026-11-21T10:00:00.000Z",
};

export function engagementContract(name: string, provider: () => EngagementProvider): void {
  describe(`${name} as an engagement service`, () => {
    it("accepts an event, and the same event again", async () => {
      await expect(provider().send(anEngagementEvent)).resolves.toBeUndefined();
      await expect(provider().send(anEngagementEvent)).resolves.toBeUndefined();
    });
  });
}
