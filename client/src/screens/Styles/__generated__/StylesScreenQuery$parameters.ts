/**
 * @generated SignedSource<<a7c119aa18d70c91a36aeaf9ecca9ff2>>
 * @relayHash e2c21952e5ce28e6e4129a398fc6f4fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66798b9e8cf3b9e756477264c39addd7803aebe870852ac2002694a9cf84fd27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StylesScreenQuery } from './StylesScreenQuery.graphql';

const node: PreloadableConcreteRequest<StylesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66798b9e8cf3b9e756477264c39addd7803aebe870852ac2002694a9cf84fd27",
    "metadata": {},
    "name": "StylesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
