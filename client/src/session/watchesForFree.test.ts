import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { watchesForFree } from "./watchesForFree";

const member = (...groups: MemberGroup[]) => ({
  memberId: "TWVtYmVyOjE",
  userName: "Ana",
  groups,
});

it.each<[MemberGroup, boolean]>([
  ["EMPLOYEE", true],
  ["FREE_ACCESS", true],
  ["SUBSCRIBER", false],
])("a member of %s watches for free: %s", (group, isFree) => {
  expect(watchesForFree(member(group))).toBe(isFree);
});

it("one free group among others is enough, and none is not", () => {
  expect(watchesForFree(member("SUBSCRIBER", "EMPLOYEE"))).toBe(true);
  expect(watchesForFree(member())).toBe(false);
});

it("a visitor does not, nor someone whose session is not checked yet", () => {
  expect([watchesForFree(false), watchesForFree(undefined)]).toEqual([false, false]);
});
