/** What one side responded, before anything is normalized. */
export interface SideResponse {
  // biome-ignore lint/suspicious/noExplicitAny: rows reach into responses of many operations
  readonly data: any;
  /** `extensions.code` of each error. */
  readonly codes: readonly (string | undefined)[];
}

/** One of the two graphs, as the rows of the table use it. */
export interface Side {
  readonly ask: (operation: string, variables: object) => Promise<SideResponse>;
  /** The response to the row before. */
  readonly last: () => SideResponse;
  /** The global id of a row of the content. */
  readonly id: (type: string, key: string) => string;
  /** The signed-in member's global id. */
  readonly memberId: () => string;
  readonly email: string;
  readonly captchaToken: () => Promise<string>;
  /** The code last mailed to the member. */
  readonly mailedCode: () => Promise<string>;
  /** The token of a card. */
  readonly cardToken: (kind: CardKind) => Promise<string>;
}

export type CardKind = "good" | "challenge" | "declined";

/** One question to both sides. */
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
