/**
 * @generated SignedSource<<fb3d3ff5ae09218066cee369ea4291fa>>
 * @relayHash 0eb670031e1b4a6d011a4d04f62cf0a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80b5fc3e10c5c8fc9c459efe0d478a0c28646dcef847c9f035ebaa53207b4b28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanScreenQuery } from './PlanScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80b5fc3e10c5c8fc9c459efe0d478a0c28646dcef847c9f035ebaa53207b4b28",
    "metadata": {},
    "name": "PlanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
