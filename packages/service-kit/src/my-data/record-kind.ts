/** A column for people to read, with an expression where the stored value needs one. */
export interface RecordColumn {
  readonly heading: string;
  /** SQL expression. The column itself by default. */
  readonly sql?: string;
}

export interface RecordKind {
  readonly table: string;
  /** Name that members read, such as `Saved classes`. Unique across all subgraphs. */
  readonly name: string;
  /** SQL condition that selects a member's rows. `$1` is the member's id. */
  readonly ownedBy: string;
  /** Column that orders the rows. The newest are kept if there are too many. */
  readonly newestBy: string;
  /** Exported columns in their order, by name in the database. */
  readonly columns: Readonly<Record<string, string | RecordColumn>>;
  /** Reasons for columns that are not exported, by name in the database. */
  readonly leftOut: Readonly<Record<string, string>>;
}

export interface MemberRecordKinds {
  readonly kinds: readonly RecordKind[];
  /** Reasons for tables with a member's id that are not exported. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Heading of a column with the row id of a class. The client adds the class's name to it. */
export const CLASS_ID = "Class ID";

/** Reasons that several subgraphs give for what they do not export. */
export const leftOutReasons = {
  memberId: "the same in every row: the member's own id, which the account states",
  rowId: "numbers the row and says nothing about the member",
  requestId: "proves a request to the payment provider, so knowing it could repeat the request",
  hash: "only verifies a secret or recognizes a repetition, and tells nobody anything",
  traceId: "finds our own technical log lines",
  outbox: "events on their way to another table that is exported, and deleted once delivered",
} as const;
