/**
 * @generated SignedSource<<e19d8bbbfe2970bacf75c6f22e5370d0>>
 * @relayHash d051b843edba3eeee5fc13c8682802f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a988c7860fd794c217f0bd5cee778d573f7b4d6797e284b47b98785f134cb17b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a988c7860fd794c217f0bd5cee778d573f7b4d6797e284b47b98785f134cb17b",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
