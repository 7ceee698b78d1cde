import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow } from "../world/memberRows";
import type { World } from "../world/world";
import { visibleClass } from "./classes";

type Value = string | number | boolean | Date | null;

const MAX_EXPORTS = 6;
const TOO_MANY = {
  code: "LIMIT_EXCEEDED",
  message: "You've asked for your data several times within an hour. Please try again later.",
};

const textOf = (value: Value): string | null => {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "boolean" ? (value ? "yes" : "no") : `${value}`;
};

const table = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[] = [],
) => ({ name, columns, rows: rows.map((row) => row.map(textOf)), isTruncated: false });

type Table = ReturnType<typeof table>;

const accountTables = ({ key, email, profile }: MemberRow): readonly Table[] => [
  table("Account", ["Member ID", "Email", "Created at"], [[key, email, profile.memberSince]]),
  table(
    "Profile",
    ["First name", "Family name", "Phone number"],
    [[profile.name, profile.familyName, profile.phoneNumber]],
  ),
  table("Consents", ["Marketing emails"], [[profile.isSubscribed]]),
];

const viewingTables = ({ saved, records, feedback }: MemberRow): readonly Table[] => [
  table(
    "Saved classes",
    ["Class ID", "Saved at"],
    saved.map(({ classKey, createdAt }) => [classKey, createdAt]),
  ),
  table(
    "Watch history",
    ["Class ID", "Status", "Position in seconds", "Last danced at"],
    records.map((row) => [row.classKey, row.status, row.lastViewedSeconds, row.updatedAt]),
  ),
  table(
    "Ratings",
    ["Class ID", "Comments"],
    feedback.map(({ classKey, comments }) => [classKey, comments]),
  ),
];

const catalogueTables = ({ records }: MemberRow): readonly Table[] => [
  table(
    "Counted views",
    ["Class ID", "Day (UTC)"],
    records.map((row) => [row.classKey, row.createdAt.toISOString().slice(0, 10)]),
  ),
];

const billingTables = ({ subscription, cancellations }: MemberRow): readonly Table[] => [
  table(
    "Subscription",
    ["Status", "Plan", "Payment method"],
    [[subscription.accountStatus, subscription.planName, subscription.paymentMethod]],
  ),
  table(
    "Cancellation answers",
    ["Reason", "Feedback"],
    cancellations.map(({ reason, feedback }) => [reason, feedback]),
  ),
];

/** Each part of the data counts its own exports. */
function exported(tablesOf: (member: MemberRow) => readonly Table[]) {
  const taken = new WeakMap<MemberRow, number>();
  return (member: MemberRow) => {
    const count = (taken.get(member) ?? 0) + 1;
    taken.set(member, count);
    if (count > MAX_EXPORTS) return refusal("MemberRecordsRefused", TOO_MANY);
    return { __typename: "MemberRecords", records: tablesOf(member) };
  };
}

function recordedClasses({ saved, records, feedback }: MemberRow, _: unknown, world: World) {
  const keys = new Set([...saved, ...records, ...feedback].map(({ classKey }) => classKey));
  return [...keys].sort().map((key) => visibleClass(world, key));
}

export const memberRecordResolvers: Resolvers = {
  Member: {
    accountRecords: exported(accountTables),
    viewingRecords: exported(viewingTables),
    catalogueRecords: exported(catalogueTables),
    billingRecords: exported(billingTables),
    recordedClasses,
  },
};
