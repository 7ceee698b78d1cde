/**
 * @generated SignedSource<<39c72a66e7be0606f68b50b8e424d3c1>>
 * @relayHash a858929375e8438ac3e71b35496c0ae3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9e356bb8c424c701386a2d625baa0dbba1be79ba70fd82b8a920b7e9ea3511c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchMemberDataQuery$variables = Record<PropertyKey, never>;
export type fetchMemberDataQuery$data = {
  readonly viewer: {
    readonly accountRecords: {
      readonly " $fragmentSpreads": FragmentRefs<"fetchMemberData_part">;
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
      readonly " $fragmentSpreads": FragmentRefs<"fetchMemberData_part">;
    } | null | undefined;
    readonly catalogueRecords: {
      readonly " $fragmentSpreads": FragmentRefs<"fetchMemberData_part">;
    } | null | undefined;
    readonly recordedClasses: ReadonlyArray<{
      readonly classId: string;
      readonly songArtist: string;
      readonly songName: string;
    } | null | undefined> | null | undefined;
    readonly viewingRecords: {
      readonly " $fragmentSpreads": FragmentRefs<"fetchMemberData_part">;
    } | null | undefined;
  } | null | undefined;
};
export type fetchMemberDataQuery = {
  response: fetchMemberDataQuery$data;
  variables: fetchMemberDataQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
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
v2 = {
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
},
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "fetchMemberData_part",
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v4 = {
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "classId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "songName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "songArtist",
  "storageKey": null
},
v8 = [
  (v0/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isMemberRecordsResult"
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
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
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "accountRecords",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "viewingRecords",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "catalogueRecords",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "billingRecords",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DanceClass",
            "kind": "LinkedField",
            "name": "recordedClasses",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "accountRecords",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "viewingRecords",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "catalogueRecords",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "billingRecords",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DanceClass",
            "kind": "LinkedField",
            "name": "recordedClasses",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
    "id": "b9e356bb8c424c701386a2d625baa0dbba1be79ba70fd82b8a920b7e9ea3511c",
    "metadata": {},
    "name": "fetchMemberDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7ba48afbdcd18eb73e3644e7986f791";

export default node;
