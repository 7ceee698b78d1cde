import { createPrivateKey, createPublicKey } from "node:crypto";
import { z } from "zod";

const isP256 = (read: (pem: string) => { asymmetricKeyDetails?: { namedCurve?: string } }) => {
  return (pem: string) => {
    try {
      return read(pem).asymmetricKeyDetails?.namedCurve === "prime256v1";
    } catch {
      return false;
    }
  };
};
// Env files and Helm values often carry a PEM on one line, with line breaks written as \n.
const pem = z.string().transform((text) => text.replaceAll("\\n", "\n"));

export const privateKeyType = pem.refine(
  isP256(createPrivateKey),
  "must be a P-256 private key in PEM",
);
export const publicKeyType = pem.refine(
  isP256(createPublicKey),
  "must be a P-256 public key in PEM",
);
