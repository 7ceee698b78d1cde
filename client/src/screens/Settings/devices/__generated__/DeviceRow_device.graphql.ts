/**
 * @generated SignedSource<<f660a6e8542f636e3a18aa9871f322b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeviceKind = "COMPUTER" | "OTHER" | "PHONE" | "TABLET" | "TV" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeviceRow_device$data = {
  readonly isCurrent: boolean;
  readonly kind: DeviceKind;
  readonly lastUsedAt: string;
  readonly name: string;
  readonly place: string | null | undefined;
  readonly signedInAt: string;
  readonly " $fragmentType": "DeviceRow_device";
};
export type DeviceRow_device$key = {
  readonly " $data"?: DeviceRow_device$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceRow_device">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DeviceRow_device"
};

(node as any).hash = "a997076fcf1d78067723e596d4c097f0";

export default node;
