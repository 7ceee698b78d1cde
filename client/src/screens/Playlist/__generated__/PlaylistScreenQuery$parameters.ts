/**
 * @generated SignedSource<<228cb86a3694fa2d1567d91a81010d2c>>
 * @relayHash 3b52303895b59f34653e0268f4f613b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17965c83599dbef516684ffd3a0fde69b9e942180aaacd0802ae4051a5283740

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaylistScreenQuery } from './PlaylistScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaylistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17965c83599dbef516684ffd3a0fde69b9e942180aaacd0802ae4051a5283740",
    "metadata": {},
    "name": "PlaylistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
