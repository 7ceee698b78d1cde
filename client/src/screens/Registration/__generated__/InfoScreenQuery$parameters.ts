/**
 * @generated SignedSource<<dd9ee52f6fb5bef576dfbae5774b7e0a>>
 * @relayHash 662b71b82a7901811fd8353778945d10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 737217d2bcdc8f536e532cd24110f69b4fb44034acc0f632f1a5cd98af969bd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InfoScreenQuery } from './InfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<InfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "737217d2bcdc8f536e532cd24110f69b4fb44034acc0f632f1a5cd98af969bd2",
    "metadata": {},
    "name": "InfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
