/**
 * @generated SignedSource<<c369f714fac973555bb2ea3e3ff98e0f>>
 * @relayHash ae210136183e1f17894019ebcc264a48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39575cab72175aaf7724b0cdb66d279f193a19eb2a9f659a819940e2abe04922

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerActivity = "ALL_PLAYLISTS_VIEWED" | "CLASS_VIEWED" | "PLAYLIST_VIEWED" | "%future added value";
export type RecordEventsInput = {
  activities?: ReadonlyArray<CustomerActivityInput> | null | undefined;
  device?: string | null | undefined;
  pageViews?: ReadonlyArray<PageViewInput> | null | undefined;
  sessionId: string;
  userEvents?: ReadonlyArray<UserEventInput> | null | undefined;
  visit?: VisitInput | null | undefined;
  visitorId: string;
};
export type CustomerActivityInput = {
  eventDetails?: string | null | undefined;
  eventType: CustomerActivity;
  id: string;
};
export type PageViewInput = {
  agoMilliseconds: number;
  id: string;
  page: string;
};
export type UserEventInput = {
  agoMilliseconds: number;
  details?: string | null | undefined;
  id: string;
  page: string;
  pageViewId: string;
  type: string;
};
export type VisitInput = {
  landingTimer: number;
  urlParams?: string | null | undefined;
};
export type recordEventsMutation$variables = {
  input: RecordEventsInput;
};
export type recordEventsMutation$data = {
  readonly recordEvents: {
    readonly __typename: string;
  };
};
export type recordEventsMutation = {
  response: recordEventsMutation$data;
  variables: recordEventsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "recordEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "recordEventsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recordEventsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39575cab72175aaf7724b0cdb66d279f193a19eb2a9f659a819940e2abe04922",
    "metadata": {},
    "name": "recordEventsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3acfe985dfe7f0cc7e02f253c45fa56";

export default node;
