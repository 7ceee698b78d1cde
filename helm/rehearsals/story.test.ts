import { danceClasses } from "@eightcount/demo/content/content-class";
import { buyMonthly } from "../../gateway/journeys/people/checkout";
import { Person } from "../../gateway/journeys/people/person";
import { progressInput } from "../../gateway/journeys/people/progress";
import { renewToken } from "../../gateway/journeys/people/session";
import { newAccount } from "../../gateway/journeys/people/sign-up";
import { eventually } from "../../gateway/journeys/stack/eventually";
import { openRehearsal, type Rehearsal } from "./open-rehearsal.ts";
import { openSite } from "./open-site.ts";

const POSITION_SECONDS = 140;
const EVENTS_MS = 15_000;

let rehearsal: Rehearsal;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  rehearsal = await openRehearsal({ replicas: 1 });
  site = await openSite(rehearsal);
});
afterAll(async () => {
  await site?.close();
  await rehearsal?.close();
});

const danceClass = danceClasses.find(({ filmId }) => filmId === "hip-hop-2");

interface ClassPage {
  readonly danceClass: { readonly progress: { readonly resumeAtSeconds: number } | null } | null;
}

async function resumesAt(person: Person, classId: string): Promise<number | null> {
  const { data } = await person.ask<ClassPage>("ClassPageScreenQuery", { classId });
  return data?.danceClass?.progress?.resumeAtSeconds ?? null;
}

it("a member signs up, pays, and dances on processes that run from their image folders", async () => {
  const visitor = Person.visitor();
  const page = await visitor.fetch("/public/catalog");
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<script")]);

  const { person } = await newAccount(visitor);
  const ticket = await buyMonthly(person);
  expect(await renewToken(person, ticket)).toContain("SUBSCRIBER");

  const classId = danceClass?.id ?? "";
  const { data, text } = await eventually("progress is stored", EVENTS_MS, async () => {
    const input = progressInput(classId, POSITION_SECONDS);
    const answer = await person.ask<{ recordProgress: { __typename: string } }>(
      "sendProgressMutation",
      { input },
    );
    return answer.errors.length === 0 && answer;
  });
  expect([data.recordProgress.__typename, text]).toEqual(["ProgressRecorded", expect.any(String)]);
  expect(await resumesAt(person, classId)).toBe(POSITION_SECONDS);
});

it("ENG-09 every process still answers its probes and ends within its grace period", async () => {
  const { deployments } = rehearsal.cluster;
  const pods = deployments.flatMap((deployment) => deployment.pods);
  expect(pods.length).toBe(11);
  expect(await Promise.all(pods.map((pod) => pod.isAlive()))).not.toContain(false);
  const codes = await Promise.all(
    deployments.map(async (one) => [one.name, await one.remove()] as const),
  );
  expect(codes).toEqual(deployments.map(({ name }) => [name, [0]]));
});
