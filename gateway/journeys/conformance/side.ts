/** One side's response before normalization. */
export interface SideResponse {
  // biome-ignore lint/suspicious/noExplicitAny: rows reach into responses of many operations
  readonly data: any;
  /** `extensions.code` of each error. */
  readonly codes: readonly (string | undefined)[];
}

/** One of the two graphs, as the table's rows use it. */
export interface Side {
  readonly ask: (operation: string, variables: object) => Promise<SideResponse>;
  /** The response to the previous row. */
  readonly last: () => SideResponse;
  /** Returns the global id of a row of the content. */
  readonly id: (type: string, key: string) => string;
  /** The signed-in member's global id. */
  readonly memberId: () => string;
  readonly email: string;
  readonly captchaToken: () => Promise<string>;
  /** Returns the code last mailed to the member. */
  readonly mailedCode: () => Promise<string>;
  /** Returns the token of a card. */
  readonly cardToken: (kind: CardKind) => Promise<string>;
}

export type CardKind = "good" | "challenge" | "declined";

/** One request to both sides. */
export interface Row {
  readonly operation: string;
  /** What it shows beyond the operation's name. */
  readonly what: string;
  readonly variables?: (side: Side) => object | Promise<object>;
}

/** Makes the rows of one operation. */
export const rowsFor = (
  operation: string,
  rows: Readonly<Record<string, Row["variables"]>>,
): readonly Row[] =>
  Object.entries(rows).map(([what, variables]) => ({
    operation,
    what,
    ...(variables && { variables }),
  }));
