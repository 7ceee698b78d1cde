import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { originFilmLibrary } from "./origin.adapter";

let server: Server;
let originUrl: string;
const asked: string[] = [];
const answers: Record<string, number> = { there: 200, missing: 404, broken: 503 };

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://origin");
    asked.push(`${request.method} ${pathname}`);
    const name = pathname.split("/").at(-2) ?? "";
    response.statusCode = searchParams.has("signed") ? (answers[name] ?? 404) : 403;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  originUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const library = () =>
  originFilmLibrary({
    originUrl,
    mediaUrl: "https://eightcount.test/media",
    signing: { signUrl: (url) => `${url}?signed=1`, signFolder: () => [] },
  });

describe("the origin's film library", () => {
  it("a class is ready when its last file is there", async () => {
    expect(await library().readyAmong(["there", "missing"])).toEqual(new Set(["there"]));
    expect([...asked].sort()).toEqual([
      "HEAD /media/classes/missing/trailer.mp4",
      "HEAD /media/classes/there/trailer.mp4",
    ]);
  });

  it("an origin in trouble is an error, not an empty shelf", async () => {
    await expect(library().readyAmong(["there", "broken"])).rejects.toThrow(/503/);
  });
});
