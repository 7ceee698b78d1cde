import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { kindsThatHaveDanced, memberOfKind } from "@eightcount/demo/content/members";
import { casualPlan, type MemberPlan, seasonedPlan } from "./viewing-plan";
import { factRow, type MemberRows, memberRows } from "./viewing-rows";

const hidden = new Set(instructors.filter(({ isHidden }) => isHidden).map(({ slug }) => slug));

/** Classes that members could have danced and can still see. */
const danced = danceClasses.filter(
  ({ releasedHoursBefore, instructorSlug, isArchived }) =>
    releasedHoursBefore > 0 && !isArchived && !hidden.has(instructorSlug),
);

export const factRows = danceClasses.map(factRow);

/** The trial and the FreeAccess member have no history, so that they show every empty state. */
export function readyMadeViewings(seededAt: Date): readonly MemberRows[] {
  const plans: Readonly<Record<(typeof kindsThatHaveDanced)[number], MemberPlan>> = {
    "active yearly": seasonedPlan(danced, seededAt),
    "active monthly": casualPlan(danced, 18),
    cancelled: casualPlan(danced, 30),
    rupees: casualPlan(danced, 40),
    Employee: casualPlan(danced, 50),
  };
  return kindsThatHaveDanced.map((kind) =>
    memberRows(memberOfKind(kind).id, plans[kind], seededAt),
  );
}
