import { isEntitledMember, MEMBER_PASSWORD, members } from "@eightcount/demo/content/members";
import { READY_MADE_PASSWORD, readyMadeEmails } from "./members.ts";

it("are all ready-made members who may watch", () => {
  const mayWatch = members.filter((member) => isEntitledMember(member) || member.groups.length > 0);
  expect(readyMadeEmails.toSorted()).toEqual(mayWatch.map(({ email }) => email).toSorted());
  expect(READY_MADE_PASSWORD).toBe(MEMBER_PASSWORD);
});
