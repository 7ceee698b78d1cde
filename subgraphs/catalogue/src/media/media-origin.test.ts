import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { type TestSandbox, testSandbox } from "@eightcount/sandbox/testing/test-sandbox";
import { type CatalogueFixture, catalogueFixture, subscriber } from "../testing/catalogue-fixture";

const PUBLIC_URL = "https://eightcount.test";
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const HOUR_MS = 3_600_000;
const mediaFolder = mkdtempSync(path.join(tmpdir(), "eightcount-films-"));
const [first, second] = danceClasses.map(({ id }) => id);

let catalogue: CatalogueFixture;
let origin: TestSandbox;
beforeAll(async () => {
  const shared = { EIGHTCOUNT_PUBLIC_URL: PUBLIC_URL, CF_KEY_PAIR_ID: "KCATALOGUE" };
  [catalogue, origin] = await Promise.all([
    catalogueFixture({ ...shared, CF_PRIVATE_KEY: privateKey }),
    testSandbox({
      ...shared,
      CF_PUBLIC_KEY: publicKey,
      EIGHTCOUNT_MEDIA_FOLDER: mediaFolder,
    }),
  ]);
  for (const id of [first, second]) {
    const folder = path.join(mediaFolder, "classes", id ?? "");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "front.m3u8"), "#EXTM3U\n");
  }
});
beforeEach(() => catalogue.setNow(new Date()));
afterAll(async () => {
  await origin.close();
  await catalogue.end();
  rmSync(mediaFolder, { recursive: true });
});

async function everyPicture(): Promise<string[]> {
  const answer = await catalogue.execute(`{
    danceClasses(first: 3) { edges { node {
      small: thumbnailUrl(width: 320) thumbnailUrl large: thumbnailUrl(width: 1280) } } }
    styles { imageUrl pageImageUrl }
    instructors(first: 2) { edges { node { avatarUrl profileImageUrl } } }
    playlists { imageUrl pageImageUrl }
  }`);
  return [...JSON.stringify(answer).matchAll(/"(\/media\/[^"]+)"/g)].map(([, url]) => url ?? "");
}

describe("the catalogue's addresses at the media origin", () => {
  it("API-CAT-08 CAT-CARD-15 every picture is served by GET on its signed URL", async () => {
    const pictures = await everyPicture();
    expect(pictures.length).toBeGreaterThan(40);
    for (const url of pictures) {
      const answer = await fetch(`${origin.url}${url}`);
      expect([url.split("?")[0], answer.status]).toEqual([url.split("?")[0], 200]);
      expect(answer.headers.get("content-type")).toBe("image/webp");
    }
  });

  it("API-CAT-08 a link is refused after its expiry, and without its signature", async () => {
    catalogue.setNow(new Date(Date.now() - 49 * HOUR_MS));
    const [old] = await everyPicture();
    expect((await fetch(`${origin.url}${old}`)).status).toBe(403);
    catalogue.setNow(new Date());
    const [url] = await everyPicture();
    expect((await fetch(`${origin.url}${url?.split("?")[0]}`)).status).toBe(403);
  });

  it("VIEW-PAGE-11 a stream is refused without the playback cookies", async () => {
    const { data, cookies } = await catalogue.run(
      `mutation ($classId: ID!) { startPlayback(input: { classId: $classId }) {
        ... on PlaybackStarted { parts { angles { hlsUrl } } } } }`,
      { viewer: subscriber, variables: { classId: first } },
    );
    const { hlsUrl } = data.startPlayback.parts[0].angles[0];
    const cookie = cookies.map((header) => header.split(";")[0]).join("; ");
    const statusOf = async (address: string, headers = {}) =>
      (await fetch(`${origin.url}${address}`, { headers })).status;
    expect(await statusOf(hlsUrl)).toBe(403);
    expect(await statusOf(hlsUrl, { cookie })).toBe(200);
    const other = hlsUrl.replace(first, second);
    expect(await statusOf(other, { cookie })).toBe(403);
    const [picture] = await everyPicture();
    const [file, query] = picture?.split("?") ?? [];
    expect(await statusOf(`${hlsUrl}?x=${file}&${query}`)).toBe(403);
  });
});
