/**
 * @generated SignedSource<<03bcd5d8da8f4f4ef66d983a6086efb5>>
 * @relayHash fc319fb269d68417b5abacaeab8bdce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373c890595bf0f6e9a851d6ca832f04f8b0201319a3c901ffbb96a314d9b711d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StyleScreenQuery } from './StyleScreenQuery.graphql';

const node: PreloadableConcreteRequest<StyleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "373c890595bf0f6e9a851d6ca832f04f8b0201319a3c901ffbb96a314d9b711d",
    "metadata": {},
    "name": "StyleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
