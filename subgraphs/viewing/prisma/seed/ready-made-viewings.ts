import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { kindsThatHaveDanced, memberOfKind } from "@eightcount/demo/content/members";
import { casualPlan, type MemberPlan, seasonedPlan } from "./viewing-plan";
import { factRow, type MemberRows, memberRows } from "./viewing-rows";

const hidden = new Set(instructors.filter(({ isHidden }) => isHidden).map(({ slug }) => slug));

/** Classes that members could have danced and still see: released, of a teacher who is shown. */
const danced = danceClasses.filter(
  ({ releasedHoursBefore, instructorSlug, isArchived }) =>
    releasedHoursBefore > 0 && !isArchived && !hidden.has(instructorSlug),
);

/** Facts of every class there is. */
export const factRows = danceClasses.map(factRow);

/**
 * What the ready-made members have done. The trial and the FreeAccess member have done nothing
 * yet: they show every empty state.
 */
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
