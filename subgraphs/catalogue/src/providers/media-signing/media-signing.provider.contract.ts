import { createVerify, generateKeyPairSync } from "node:crypto";
import type { MediaSigning, MediaSigningSettings } from "./media-signing.provider";

const FILE = "/media/images/classes/gully-queen.webp";
const FOLDER = "/media/classes/0197a3f2-0000-7000-8000-000000000000";
const expiresAt = new Date("2026-11-20T13:00:00.000Z");
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });

interface Signed {
  readonly policy: string;
  readonly signature: string;
  readonly keyPairId: string;
}

/** What every adapter of the seam must do; an adapter's test file runs nothing else. */
export function mediaSigningContract(make: (settings: MediaSigningSettings) => MediaSigning): void {
  const signing = make({
    keyPairId: "K2EIGHTCOUNT",
    privateKey: keys.privateKey.export({ type: "pkcs8", format: "pem" }),
  });

  it("API-CAT-07 a signed address is path-relative and its signature covers path and expiry", () => {
    const url = new URL(signing.signUrl(FILE, expiresAt), "http://any.host:4000");
    expect(url.pathname).toBe(FILE);
    const signed = {
      policy: url.searchParams.get("Policy") ?? "",
      signature: url.searchParams.get("Signature") ?? "",
      keyPairId: url.searchParams.get("Key-Pair-Id") ?? "",
    };
    expect(isGenuine(signed)).toBe(true);
    expect(signed.keyPairId).toBe("K2EIGHTCOUNT");
    expect(statementOf(signed)).toEqual({
      Resource: `http*://*${FILE}`,
      Condition: { DateLessThan: { "AWS:EpochTime": expiresAt.getTime() / 1000 } },
    });
  });

  it("an altered policy no longer fits its signature", () => {
    const url = new URL(signing.signUrl(FILE, expiresAt), "http://any.host:4000");
    const later = signing.signUrl(FILE, new Date(expiresAt.getTime() + 3_600_000));
    const policy = new URL(later, "http://any.host").searchParams.get("Policy") ?? "";
    const signature = url.searchParams.get("Signature") ?? "";
    expect(isGenuine({ policy, signature, keyPairId: "" })).toBe(false);
  });

  it("a folder's cookies cover everything below it and nothing beside it", () => {
    const cookies = new Map(
      signing.signFolder(FOLDER, expiresAt).map(({ name, value }) => [name, value]),
    );
    expect([...cookies.keys()].sort()).toEqual([
      "CloudFront-Key-Pair-Id",
      "CloudFront-Policy",
      "CloudFront-Signature",
    ]);
    const signed = {
      policy: cookies.get("CloudFront-Policy") ?? "",
      signature: cookies.get("CloudFront-Signature") ?? "",
      keyPairId: cookies.get("CloudFront-Key-Pair-Id") ?? "",
    };
    expect(isGenuine(signed)).toBe(true);
    expect(statementOf(signed).Resource).toBe(`http*://*${FOLDER}/*`);
  });

  it("cookie values need no quoting", () => {
    for (const { value } of signing.signFolder(FOLDER, expiresAt)) {
      expect(value).toMatch(/^[\w~-]+$/);
    }
  });
}

// CloudFront writes base64 with three characters exchanged, so that it survives an address.
function decoded(text: string): Buffer {
  const base64 = text.replaceAll("-", "+").replaceAll("_", "=").replaceAll("~", "/");
  return Buffer.from(base64, "base64");
}

function isGenuine({ policy, signature }: Signed): boolean {
  const verifier = createVerify("RSA-SHA1").update(decoded(policy));
  return verifier.verify(keys.publicKey, decoded(signature));
}

function statementOf({ policy }: Signed): Record<string, unknown> {
  return JSON.parse(decoded(policy).toString("utf8")).Statement[0];
}
