/**
 * @generated SignedSource<<d27c123f4484f8e208a2f8692dbf1950>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchMemberData_part$data = {
  readonly __typename: "MemberRecords";
  readonly records: ReadonlyArray<{
    readonly columns: ReadonlyArray<string>;
    readonly isTruncated: boolean;
    readonly name: string;
    readonly rows: ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>;
  }>;
  readonly " $fragmentType": "fetchMemberData_part";
} | {
  readonly __typename: "MemberRecordsRefused";
  readonly message: string;
  readonly " $fragmentType": "fetchMemberData_part";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "fetchMemberData_part";
};
export type fetchMemberData_part$key = {
  readonly " $data"?: fetchMemberData_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"fetchMemberData_part">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fetchMemberData_part"
};

(node as any).hash = "7a44cd63cfff199aaf0fc17ec27cdf2c";

export default node;
