/**
 * @generated SignedSource<<0dcea5c818bcba65adecec0da20888d9>>
 * @relayHash e6273183ec128a2552459e8963f33339
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6472f1737ebd2e0cbd2338df5bf801d645358f5f1485d2f6296ffef4b364e13f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaylistScreenQuery } from './PlaylistScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaylistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6472f1737ebd2e0cbd2338df5bf801d645358f5f1485d2f6296ffef4b364e13f",
    "metadata": {},
    "name": "PlaylistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
