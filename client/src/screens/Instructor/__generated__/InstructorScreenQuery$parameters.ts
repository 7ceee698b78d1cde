/**
 * @generated SignedSource<<1085e2db2d67297e5d3055037cb3fa95>>
 * @relayHash c293823d594821510c354b7e9b90bf55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19017f17ee9d9c1641752464f58fc215e964492ddbb028dcb8742ed9ce8bd364

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstructorScreenQuery } from './InstructorScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstructorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19017f17ee9d9c1641752464f58fc215e964492ddbb028dcb8742ed9ce8bd364",
    "metadata": {},
    "name": "InstructorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
