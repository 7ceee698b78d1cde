/**
 * @generated SignedSource<<b27db5ebd7e324d478ec4a0e10026700>>
 * @relayHash 05c1cc5bf76a346424e8a6539246ffbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0fa615056cfff25ac10736326b9dc6b15bae9e2ef40e67f710a1b939fd57314

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanScreenQuery } from './PlanScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0fa615056cfff25ac10736326b9dc6b15bae9e2ef40e67f710a1b939fd57314",
    "metadata": {},
    "name": "PlanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
