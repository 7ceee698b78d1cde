/**
 * @generated SignedSource<<fb70d7cf34e8ee7290df468da3c1de0c>>
 * @relayHash cf75207edcd1d7a1087790ba87eb9e59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4e0b6a05043e528412cb1fbce244dbba58b35c3ce0b79ce52600880c68ce39f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedScreenQuery } from './SavedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4e0b6a05043e528412cb1fbce244dbba58b35c3ce0b79ce52600880c68ce39f",
    "metadata": {},
    "name": "SavedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
