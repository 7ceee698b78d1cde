/**
 * @generated SignedSource<<166198e3a9879bd02edae061587fc37c>>
 * @relayHash 1349dd88fb9963ada72abe66a4dbb057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f138b7d5ce15c3e10c594d8cd75e186ea832d7c43d108e67cf835cb2d1104b86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Step1ScreenQuery } from './Step1ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Step1ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f138b7d5ce15c3e10c594d8cd75e186ea832d7c43d108e67cf835cb2d1104b86",
    "metadata": {},
    "name": "Step1ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
