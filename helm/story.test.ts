import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { buildSchema, graphql } from "graphql";
import { fillFields } from "./testing/fill-fields.ts";
import { root } from "./testing/tools.ts";

const inRoot = (file: string) => path.join(root, file);
const story = inRoot("helm/eightcount/files/story/story.mjs");
const operations = inRoot("client/persisted-operations.json");
const texts = JSON.parse(readFileSync(operations, "utf8")) as Record<string, string>;
const schema = buildSchema(readFileSync(inRoot("client/schema.graphql"), "utf8"));

interface Faults {
  readonly refusesSignIn?: boolean;
  readonly findsNothing?: boolean;
  readonly forgets?: boolean;
}

/** Only what the story reads. Whatever else the client asks for is filled. */
function resolvers(faults: Faults) {
  let position: number | null = null;
  return {
    signIn: ({ input }: { input: { email: string; password: string } }) =>
      faults.refusesSignIn || input.password !== "secret"
        ? { __typename: "SignInRefused", code: "NOT_AUTHORIZED" }
        : { __typename: "SignedIn", accessToken: "t" },
    search: () => ({
      classes: faults.findsNothing ? [] : [{ classId: "c1", lengthSeconds: 1_800 }],
    }),
    recordProgress: ({ input }: { input: { positionSeconds: number } }) => {
      if (!faults.forgets) position = input.positionSeconds;
      return { __typename: "ProgressRecorded" };
    },
    danceClass: () => ({
      classId: "c1",
      progress: position === null ? null : { resumeAtSeconds: position },
    }),
  };
}

interface PersistedCall {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
}

async function respond(request: IncomingMessage, rootValue: object): Promise<object> {
  const call = (await json(request)) as PersistedCall;
  const source = texts[call.extensions.persistedQuery.sha256Hash] ?? "";
  const { data, errors = [] } = await graphql({
    schema,
    source,
    rootValue,
    variableValues: call.variables,
    operationName: call.operationName,
    fieldResolver: fillFields,
  });
  return errors.length > 0 ? { errors } : { data };
}

async function tell(faults: Faults = {}): Promise<{ stdout: string; stderr: string }> {
  const rootValue = resolvers(faults);
  const server: Server = createServer((request, response) => {
    void respond(request, rootValue).then((body) => response.end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    ...process.env,
    GRAPH_URL: `http://127.0.0.1:${port}/graphql`,
    OPERATIONS: operations,
    MEMBER_EMAIL: "member@eightcount.test",
    MEMBER_PASSWORD: "secret",
    SEARCH: "hip hop",
  };
  try {
    return await promisify(execFile)(process.execPath, [story], { env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it("a member signs in, finds a class, records progress and reads it back", async () => {
  const { stdout, stderr } = await tell();
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^signed in\nfound class c1\nrecorded (\d+) s\nresumes at \1 s\n$/);
});

it.each([
  ["a refused sign-in", { refusesSignIn: true }, "The member could not sign in: NOT_AUTHORIZED."],
  ["a search without results", { findsNothing: true }, 'The search for "hip hop" found no class'],
  ["lost progress", { forgets: true }, "The class resumes at no position instead of"],
])("%s fails it with one sentence", async (_, faults, sentence) => {
  const { stderr } = await tell(faults);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
