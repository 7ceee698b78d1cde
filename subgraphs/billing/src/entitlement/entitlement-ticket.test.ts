import { jwtVerify } from "jose";
import { TestClock } from "../testing/test-clock";
import { EntitlementTickets } from "./entitlement-ticket";

const SECRET = "a-ticket-secret-of-the-tests";
const memberId = "0198f6a2-7c11-7000-8000-0123456789ab";
const clock = new TestClock();
const since = new Date("2026-11-20T11:59:59.123Z");

const read = (ticket: string, secret = SECRET) =>
  jwtVerify(ticket, new TextEncoder().encode(secret), { currentDate: clock.read() });

describe("entitlement tickets", () => {
  it("name one member and the moment of the entitlement, once, for sixty seconds", async () => {
    const tickets = new EntitlementTickets(SECRET, clock.read);
    const first = await read(await tickets.issueFor(memberId, since));
    const second = await read(await tickets.issueFor(memberId, since));
    expect(first.protectedHeader.alg).toBe("HS256");
    expect(first.payload).toMatchObject({
      sub: memberId,
      iss: "eightcount-billing",
      aud: "eightcount-accounts",
      occurredAt: since.toISOString(),
    });
    expect(first.payload.jti).not.toBe(second.payload.jti);
  });

  it("are worth nothing after a minute or under another key", async () => {
    const ticket = await new EntitlementTickets(SECRET, clock.read).issueFor(memberId, since);
    await expect(read(ticket, "another-secret-of-the-tests")).rejects.toThrow();
    clock.forward(61_000);
    await expect(read(ticket)).rejects.toThrow('"exp" claim timestamp check failed');
  });
});
