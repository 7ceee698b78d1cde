/**
 * @generated SignedSource<<fd587e4f178a1ec755bc24f16a06c948>>
 * @relayHash 68886a8db324e9858ab41787f9cfd40e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c4b942e099eab998a531c4f847bdbc4d5ed70bbf92f6a425cf0acb523564d54

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSignOutOtherDevicesMutation$variables = Record<PropertyKey, never>;
export type useSignOutOtherDevicesMutation$data = {
  readonly signOutOtherDevices: {
    readonly member: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DevicesPanel_member">;
    };
  };
};
export type useSignOutOtherDevicesMutation = {
  response: useSignOutOtherDevicesMutation$data;
  variables: useSignOutOtherDevicesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "metadata": null,
    "name": "useSignOutOtherDevicesMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OtherDevicesSignedOut",
        "kind": "LinkedField",
        "name": "signOutOtherDevices",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DevicesPanel_member"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSignOutOtherDevicesMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OtherDevicesSignedOut",
        "kind": "LinkedField",
        "name": "signOutOtherDevices",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SignedInDevice",
                "kind": "LinkedField",
                "name": "devices",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deviceId",
                    "storageKey": null
                  },
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
                    "name": "isCurrent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "place",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "signedInAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastUsedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c4b942e099eab998a531c4f847bdbc4d5ed70bbf92f6a425cf0acb523564d54",
    "metadata": {},
    "name": "useSignOutOtherDevicesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d8bc376de36d1f90f4762fb2f4ee10b";

export default node;
