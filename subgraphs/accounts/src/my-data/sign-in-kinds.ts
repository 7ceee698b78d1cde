import { leftOutReasons, type RecordKind } from "@eightcount/service-kit/my-data/record-kind";

const { memberId: account_id, rowId, hash, traceId } = leftOutReasons;
const ownedBy = "account_id = $1";
const DEVICE = "recognizes a browser by its cookie, which is a secret";
const SESSION = "names the sign-in in access tokens, so it stays on the server";
const TOKEN = "keeps a browser signed in, which is a secret";

export const signInKinds: readonly RecordKind[] = [
  {
    table: "session_family",
    name: "Sign-ins",
    ownedBy,
    newestBy: "auth_at",
    columns: {
      public_id: "Sign-in",
      auth_at: "Signed in at",
      browser: "Browser",
      system: "Operating system",
      device_kind: "Kind of device",
      country: "Country",
      last_used_at: "Last used at",
      is_remembered: "Stay signed in",
      expires_at: "Ends at",
      revoked_at: "Ended at",
    },
    leftOut: { account_id, id: SESSION, device_hash: DEVICE },
  },
  {
    table: "refresh_token",
    name: "Browsers of sign-ins",
    ownedBy: "family_id IN (SELECT id FROM session_family WHERE account_id = $1)",
    newestBy: "issued_at",
    columns: {
      family_id: {
        heading: "Sign-in",
        sql: "(SELECT public_id FROM session_family WHERE session_family.id = family_id)",
      },
      user_agent: "Browser details",
      issued_at: "Used at",
      rotated_at: "Renewed at",
      withdrawn_at: "Withdrawn at",
    },
    leftOut: {
      id: rowId,
      token_hash: TOKEN,
      successor_seed: TOKEN,
      predecessor_id: rowId,
    },
  },
  {
    table: "known_device",
    name: "Known browsers",
    ownedBy,
    newestBy: "used_at",
    columns: { used_at: "Last used at" },
    leftOut: { account_id, device_hash: DEVICE },
  },
  {
    table: "email_code",
    name: "Mailed codes",
    ownedBy,
    newestBy: "sent_at",
    columns: {
      purpose: "Purpose",
      sent_at: "Sent at",
      expires_at: "Expires at",
      used_at: "Used at",
      attempts: "Wrong attempts",
      other_attempts: "Wrong attempts in other browsers",
    },
    leftOut: {
      account_id,
      id: rowId,
      code_hash: hash,
      device_hash: DEVICE,
      requester: hash,
      sign_up_id: rowId,
    },
  },
  {
    table: "audit_log",
    name: "Requests about the account",
    ownedBy: "member_id = $1",
    newestBy: "at",
    columns: { at: "At", action: "Request", outcome: "Result", address: "IP address" },
    leftOut: { member_id: account_id, id: rowId, trace_id: traceId },
  },
];
