/**
 * @generated SignedSource<<e673c07124479c1078cab101d274604e>>
 * @relayHash d6c79ea29354b63f36a1e9d608c5bc32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 040be1a7c74714b04d60c21a2d9aeae6f4d883042bac886f11a78deb72726dfd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Step1ScreenQuery } from './Step1ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Step1ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "040be1a7c74714b04d60c21a2d9aeae6f4d883042bac886f11a78deb72726dfd",
    "metadata": {},
    "name": "Step1ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
