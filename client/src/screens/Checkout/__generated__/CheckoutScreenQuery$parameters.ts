/**
 * @generated SignedSource<<992e4760059b401cff8e2054d7791887>>
 * @relayHash 89258cb9c19bc6487a56cc5b33d1ef84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 212cc12d246afca896a12e1f960c5154450e32953de7bd7da8b2ba92c9eff9c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutScreenQuery } from './CheckoutScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "212cc12d246afca896a12e1f960c5154450e32953de7bd7da8b2ba92c9eff9c7",
    "metadata": {},
    "name": "CheckoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
