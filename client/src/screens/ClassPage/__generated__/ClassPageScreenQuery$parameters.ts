/**
 * @generated SignedSource<<67fa5a8a510f71d82b2c0495d7f1004c>>
 * @relayHash 33dd4ea0c114ecbf5c1a5c463a78d8b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2a3746868d59d15dc659a28dae66a53d451c37903fc01d80d4476e78f45c070

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPageScreenQuery } from './ClassPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2a3746868d59d15dc659a28dae66a53d451c37903fc01d80d4476e78f45c070",
    "metadata": {},
    "name": "ClassPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
