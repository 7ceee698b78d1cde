/**
 * @generated SignedSource<<3362cf89baebba925eab07e2faefdc08>>
 * @relayHash f8e806bfb783512c82ef5d87485ec419
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1723b33b72c9075d3202f27ab2bdb6bf38579e264cc34fa920a9ac7d6455d5ea

import type { ConcreteRequest } from 'relay-runtime';
export type fetchMemberDataQuery$variables = Record<PropertyKey, never>;
export type fetchMemberDataQuery$data = {
  readonly viewer: {
    readonly accountRecords: {
      readonly __typename: "MemberRecords";
      readonly records: ReadonlyArray<{
        readonly columns: ReadonlyArray<string>;
        readonly isTruncated: boolean;
        readonly name: string;
        readonly rows: ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>;
      }>;
    } | {
      readonly __typename: "MemberRecordsRefused";
      readonly message: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
    readonly billingInfo: {
      readonly city: string | null | undefined;
      readonly country: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly lastName: string | null | undefined;
      readonly postalCode: string | null | undefined;
      readonly region: string | null | undefined;
      readonly street: string | null | undefined;
    } | null | undefined;
    readonly billingRecords: {
      readonly __typename: "MemberRecords";
      readonly records: ReadonlyArray<{
        readonly columns: ReadonlyArray<string>;
        readonly isTruncated: boolean;
        readonly name: string;
        readonly rows: ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>;
      }>;
    } | {
      readonly __typename: "MemberRecordsRefused";
      readonly message: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
    readonly catalogueRecords: {
      readonly __typename: "MemberRecords";
      readonly records: ReadonlyArray<{
        readonly columns: ReadonlyArray<string>;
        readonly isTruncated: boolean;
        readonly name: string;
        readonly rows: ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>;
      }>;
    } | {
      readonly __typename: "MemberRecordsRefused";
      readonly message: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
    readonly recordedClasses: ReadonlyArray<{
      readonly classId: string;
      readonly songArtist: string;
      readonly songName: string;
    } | null | undefined> | null | undefined;
    readonly viewingRecords: {
      readonly __typename: "MemberRecords";
      readonly records: ReadonlyArray<{
        readonly columns: ReadonlyArray<string>;
        readonly isTruncated: boolean;
        readonly name: string;
        readonly rows: ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>;
      }>;
    } | {
      readonly __typename: "MemberRecordsRefused";
      readonly message: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
  } | null | undefined;
};
export type fetchMemberDataQuery = {
  response: fetchMemberDataQuery$data;
  variables: fetchMemberDataQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataRecords",
        "kind": "LinkedField",
        "name": "records",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "columns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rows",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTruncated",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "MemberRecords",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "type": "MemberRecordsRefused",
    "abstractKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "accountRecords",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "viewingRecords",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "catalogueRecords",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "billingRecords",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BillingInfo",
  "kind": "LinkedField",
  "name": "billingInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "classId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "songName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "songArtist",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchMemberDataQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DanceClass",
            "kind": "LinkedField",
            "name": "recordedClasses",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "fetchMemberDataQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DanceClass",
            "kind": "LinkedField",
            "name": "recordedClasses",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1723b33b72c9075d3202f27ab2bdb6bf38579e264cc34fa920a9ac7d6455d5ea",
    "metadata": {},
    "name": "fetchMemberDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f42543a08e091c2a4b8774c95aeeee53";

export default node;
