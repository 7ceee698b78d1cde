/**
 * @generated SignedSource<<8451f32f0cbe691fb277242ad3f40275>>
 * @relayHash 340036bcf1623d57b004b0cfab75c41b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 840d2f52b5ebd939becf7bdf03892349d2961e134b77a33c775f402ae64adf3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaylistScreenQuery } from './PlaylistScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaylistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "840d2f52b5ebd939becf7bdf03892349d2961e134b77a33c775f402ae64adf3e",
    "metadata": {},
    "name": "PlaylistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
