/**
 * @generated SignedSource<<4e31c175fc61ce009b045d6dd41926e0>>
 * @relayHash 585f3d68fe4d627214bae249240bc84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 230794da32484ebf5b3a92bf5a906c96252598f4083f401ff0606c4ea1930d5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedScreenQuery } from './SavedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "230794da32484ebf5b3a92bf5a906c96252598f4083f401ff0606c4ea1930d5f",
    "metadata": {},
    "name": "SavedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
