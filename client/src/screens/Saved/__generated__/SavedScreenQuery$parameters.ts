/**
 * @generated SignedSource<<97e929c13fc747009e237bff30589636>>
 * @relayHash 8fe64ada0c550ca182c92ac07c1fe553
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 319fc68c7047539c94935e9f54beb95bb462b28ae21ed68208c6ade98276ee15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedScreenQuery } from './SavedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "319fc68c7047539c94935e9f54beb95bb462b28ae21ed68208c6ade98276ee15",
    "metadata": {},
    "name": "SavedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
