import { OtherMemberError } from "../../relay/credentials";
import { deliveryOfError } from "./deliveryOfError";

const failure = (code: string) => ({ source: { errors: [{ extensions: { code } }] } });

describe("deliveryOfError", () => {
  it.each([
    ["another member signed in", new OtherMemberError(), "signedOut"],
    ["the session ended", failure("UNAUTHENTICATED"), "signedOut"],
    ["the class is closed to the member", failure("FORBIDDEN"), "refused"],
    ["the network is gone", new TypeError("Failed to fetch"), undefined],
  ])("an update waits, is forgotten or is tried again when %s", (_why, error, kind) => {
    expect(deliveryOfError(error)?.kind).toBe(kind);
  });
});
