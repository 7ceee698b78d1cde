import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { getSignedCookies, getSignedUrl } from "@aws-sdk/cloudfront-signer";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

const keyPairId = "KSANDBOXTEST";
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2_048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const PICTURE = "/media/images/classes/gully-queen.webp";
const FOLDER = "/media/classes/a-class";
const LIST = `${FOLDER}/front.m3u8`;

let folder: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "eightcount-media-"));
  const classFolder = path.join(folder, "classes/a-class");
  const pictureFolder = path.join(folder, "images/classes");
  for (const made of [classFolder, pictureFolder]) mkdirSync(made, { recursive: true });
  writeFileSync(path.join(classFolder, "front.m3u8"), "#EXTM3U\n0123456789\n");
  writeFileSync(path.join(classFolder, "captions.vtt"), "WEBVTT\n");
  writeFileSync(path.join(pictureFolder, "gully-queen.webp"), Buffer.alloc(2_000));
  sandbox = await testSandbox({
    EIGHTCOUNT_MEDIA_FOLDER: folder,
    EIGHTCOUNT_PICTURE_FOLDER: folder,
    EIGHTCOUNT_PUBLIC_URL: "https://eightcount.test",
    CF_KEY_PAIR_ID: keyPairId,
    CF_PUBLIC_KEY: publicKey,
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const soon = () => Math.floor(Date.now() / 1_000) + 60;
const policy = (resource: string, conditions: object = {}) =>
  JSON.stringify({
    Statement: [
      {
        Resource: resource,
        Condition: { DateLessThan: { "AWS:EpochTime": soon() }, ...conditions },
      },
    ],
  });
const signUrl = (file: string, text = policy(`http*://*${file}`), key = privateKey) =>
  getSignedUrl({ url: `${sandbox.url}${file}`, keyPairId, privateKey: key, policy: text });
const cookiesFor = (resource: string) =>
  Object.entries(getSignedCookies({ keyPairId, privateKey, policy: policy(resource) }))
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
/** Asks for a path as it is written; fetch would tidy it up first. */
const statusOf = (path: string, cookie: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = sandbox;
    const asking = request({ host: "127.0.0.1", port, path, headers: { cookie } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    asking.on("error", reject).end();
  });
const refusal = async (url: string, init: RequestInit = {}) => {
  const reply = await fetch(url, init);
  return `${reply.status} ${(await reply.text()).trim()}`;
};

describe("the media origin", () => {
  it("says with every answer that nobody may guess at its type, refusals among them", async () => {
    const answers = await Promise.all([
      fetch(signUrl(PICTURE)),
      fetch(`${sandbox.url}${LIST}`),
      fetch(`${sandbox.url}/media/../secret`),
      fetch(`${sandbox.url}${LIST}`, { method: "POST" }),
      fetch(`${sandbox.url}/recurly.js`),
      fetch(`${sandbox.url}/livez`),
    ]);
    for (const { url, headers } of answers) {
      expect([url, headers.get("x-content-type-options")]).toEqual([url, "nosniff"]);
    }
  });

  it("serves a picture by its signed address, on whatever host the address was signed for", async () => {
    const reply = await fetch(signUrl(PICTURE));
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(reply.headers.get("cache-control")).toBe("private, max-age=86400");
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const behindEdge = await fetch(signUrl(PICTURE, policy(`https://eightcount.test${PICTURE}`)), {
      headers: { "x-forwarded-host": "eightcount.test", "x-forwarded-proto": "https" },
    });
    expect(behindEdge.status).toBe(200);
  });

  it("understands canned signatures", async () => {
    const signed = getSignedUrl({
      url: `${sandbox.url}${PICTURE}`,
      keyPairId,
      privateKey,
      dateLessThan: new Date(soon() * 1_000).toISOString(),
    });
    expect(signed).toContain("Expires=");
    expect((await fetch(signed)).status).toBe(200);
    const stretched = signed.replace(/Expires=\d+/, `Expires=${soon() + 9_999}`);
    expect(await refusal(stretched)).toBe("403 The signature is invalid.");
  });

  it("opens a class's folder by signed cookies, and only that folder", async () => {
    const headers = { cookie: `other=1; ${cookiesFor(`http*://*${FOLDER}/*`)}` };
    const list = await fetch(`${sandbox.url}${LIST}`, { headers });
    expect(list.headers.get("content-type")).toBe("application/vnd.apple.mpegurl");
    expect(await list.text()).toContain("#EXTM3U");
    const captions = await fetch(`${sandbox.url}${FOLDER}/captions.vtt`, { headers });
    expect(captions.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    const next = `${sandbox.url}/media/classes/another/front.m3u8`;
    expect(await refusal(next, { headers })).toBe("403 The signature is for another address.");
    expect(await refusal(`${sandbox.url}${PICTURE}`, { headers })).toMatch(/^403/);
  });

  it("says in one line why it refuses", async () => {
    const plain = `${sandbox.url}${PICTURE}`;
    expect(await refusal(plain)).toBe("403 No signature in the address or cookies.");
    const past = policy(`http*://*${PICTURE}`, { DateLessThan: { "AWS:EpochTime": soon() - 61 } });
    expect(await refusal(signUrl(PICTURE, past))).toBe("403 The signature has expired.");
    const early = policy(`http*://*${PICTURE}`, {
      DateGreaterThan: { "AWS:EpochTime": soon() + 30 },
    });
    expect(await refusal(signUrl(PICTURE, early))).toBe("403 The signature is not valid yet.");
    const other = signUrl(PICTURE, policy(`http*://*${LIST}`));
    expect(await refusal(other)).toBe("403 The signature is for another address.");
    const { privateKey: stranger } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const forged = stranger.export({ type: "pkcs8", format: "pem" }).toString();
    const byStranger = signUrl(PICTURE, policy(`http*://*${PICTURE}`), forged);
    expect(await refusal(byStranger)).toBe("403 The signature is invalid.");
    const otherKey = signUrl(PICTURE).replace(keyPairId, "KSOMEBODYELSE");
    expect(await refusal(otherKey)).toBe("403 The signature uses another key pair.");
    const odd = signUrl(PICTURE, '{"Statement":"everything"}');
    expect(await refusal(odd)).toBe("403 The signed policy cannot be read.");
  });

  it("reads no address out of forwarding headers that make none", async () => {
    for (const headers of [{ "x-forwarded-host": "a b" }, { "x-forwarded-proto": "https,http" }]) {
      const reply = await fetch(signUrl(PICTURE, policy(`http*://*${PICTURE}`)), { headers });
      expect(reply.status).toBe(200);
    }
    const keyed = await testSandbox({ CF_KEY_PAIR_ID: keyPairId, CF_PUBLIC_KEY: publicKey });
    const url = signUrl(PICTURE).replace(sandbox.url, keyed.url);
    expect(await refusal(url, { headers: { "x-forwarded-host": "a b" } })).toBe(
      "400 The address cannot be read.",
    );
    await keyed.close();
  });

  it("answers ranges and conditional requests", async () => {
    const url = signUrl(LIST);
    const part = await fetch(url, { headers: { range: "bytes=8-12" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 8-12/19");
    expect(await part.text()).toBe("01234");
    const whole = await fetch(url);
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    const etag = whole.headers.get("etag") ?? "";
    const again = { "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await fetch(url, { headers: again })).status).toBe(304);
    expect((await fetch(url, { headers: { range: "bytes=900-" } })).status).toBe(416);
  });

  it("answers HEAD with 404 for a film that is not rendered yet", async () => {
    const missing = await fetch(signUrl(`${FOLDER}/trailer.mp4`), { method: "HEAD" });
    expect(missing.status).toBe(404);
    expect((await fetch(signUrl(LIST), { method: "HEAD" })).status).toBe(200);
  });

  it("never leaves its folders, whatever is signed", async () => {
    const cookie = cookiesFor("http*://*");
    expect(await statusOf(LIST, cookie)).toBe(200);
    for (const path of [
      "/media/images/../../package.json",
      "/media/images/%2e%2e/%2e%2e/package.json",
      "/media/images/..%2f..%2fpackage.json",
      "/media/classes/x/../a-class/front.m3u8",
      "/media/classes/x\\..\\a-class/front.m3u8",
      "/media/classes//x",
    ]) {
      expect([path, await statusOf(path, cookie)]).toEqual([path, 404]);
    }
    expect((await fetch(signUrl(LIST), { method: "POST" })).status).toBe(405);
  });

  it("lets the product's own page read it with cookies, and no other page", async () => {
    const from = (origin: string) => fetch(signUrl(LIST), { headers: { origin } });
    const own = await from("https://eightcount.test");
    expect(own.headers.get("access-control-allow-origin")).toBe("https://eightcount.test");
    expect(own.headers.get("access-control-allow-credentials")).toBe("true");
    for (const other of ["http://localhost:4000", "https://evil.test", "null"]) {
      const refused = await from(other);
      expect(refused.headers.get("access-control-allow-origin")).toBeNull();
      expect(refused.headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  it("on one machine knows the product's page by each name of the machine, on its port only", async () => {
    const local = await testSandbox({ EIGHTCOUNT_PUBLIC_URL: "http://localhost:4000" });
    const allowed = async (origin: string) =>
      (await fetch(`${local.url}${LIST}`, { headers: { origin } })).headers.get(
        "access-control-allow-origin",
      );
    for (const own of ["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"]) {
      expect(await allowed(own)).toBe(own);
    }
    for (const other of ["http://localhost:3000", "http://localhost", "https://localhost:4000"]) {
      expect(await allowed(other)).toBeNull();
    }
    await local.close();
  });

  it("without a key serves nothing", async () => {
    const keyless = await testSandbox();
    const url = signUrl(PICTURE).replace(sandbox.url, keyless.url);
    expect(await refusal(url)).toBe("403 This origin has no key: set CF_PUBLIC_KEY.");
    await keyless.close();
  });
});
