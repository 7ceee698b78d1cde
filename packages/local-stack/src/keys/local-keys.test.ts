import { createPrivateKey, createPublicKey, createSign, createVerify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localKeys } from "./local-keys";

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), "keys-")), "keys");
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

it("makes the keys once: a restart signs with the same ones", () => {
  expect(localKeys(folder)).toEqual(localKeys(folder));
});

it("gives the media origin the half that belongs to the catalogue's", () => {
  const { mediaPrivateKey, mediaPublicKey } = localKeys(folder);
  const signature = createSign("RSA-SHA1").update("policy").sign(mediaPrivateKey);
  expect(createVerify("RSA-SHA1").update("policy").verify(mediaPublicKey, signature)).toBe(true);
});

it("signs tokens on the curve ES256 needs, and shares no secret between uses", () => {
  const keys = localKeys(folder);
  const details = createPublicKey(createPrivateKey(keys.tokenPrivateKey)).asymmetricKeyDetails;
  expect(details?.namedCurve).toBe("prime256v1");
  const values = Object.values(keys);
  expect(new Set(values).size).toBe(values.length);
});

it("lets only the owner read them", () => {
  localKeys(folder);
  expect(statSync(path.join(folder, "keys.json")).mode & 0o777).toBe(0o600);
});

it("adds a key a newer version needs and keeps the others", () => {
  const before = localKeys(folder);
  const { webhookSecret, ...older } = before;
  writeFileSync(path.join(folder, "keys.json"), JSON.stringify(older));
  const after = localKeys(folder);
  expect(after).toEqual({ ...before, webhookSecret: after.webhookSecret });
  expect(JSON.parse(readFileSync(path.join(folder, "keys.json"), "utf8"))).toEqual(after);
});
