/**
 * @generated SignedSource<<99e10a09c6c52001d0bbd279261d1fde>>
 * @relayHash 1767d1c579feb3898fe8fedd8af93be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc0d76326832c913fc405427ce0979cfff3c4d33b03e5f4f8786df4f8db12205

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanScreenQuery } from './PlanScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc0d76326832c913fc405427ce0979cfff3c4d33b03e5f4f8786df4f8db12205",
    "metadata": {},
    "name": "PlanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
