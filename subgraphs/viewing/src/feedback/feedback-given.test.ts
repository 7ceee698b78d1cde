import type { Written } from "@eightcount/contracts/define-event";
import type { feedbackGiven } from "@eightcount/contracts/events/feedback-given";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { RATE_CLASS } from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const dancer = aMember();
const classId = anId();
const MORNING = "2026-11-20T08:00:00+00:00";
const NOON = "2026-11-20T12:00:00+00:00";
const EVENING = "2026-11-20T18:00:00+00:00";

/** Delivers a rating that the member gave when accounts still stored ratings. */
const deliverRating = (rest: Partial<Written<typeof feedbackGiven>>) =>
  deliver(fixture.viewing.modules.feedback, {
    id: anId(),
    topic: "feedback.given",
    version: 1,
    occurredAt: "2026-11-25T02:00:00.000Z",
    payload: {
      ...{ memberId: dancer.memberId, classId, difficulty: 2, rating: null, comments: null },
      ...{ firstGivenAt: MORNING, givenAt: NOON, ...rest },
    },
  });

async function stored() {
  const { rows } = await fixture.database.pool.query(
    `SELECT difficulty, rating, comments, created_at AS first, updated_at AS last
     FROM class_feedback WHERE member_id = $1 AND class_id = $2`,
    [dancer.memberId, classId],
  );
  return rows;
}

describe("feedback.given", () => {
  it("is stored with its comments and times, even if viewing does not know the class", async () => {
    await deliverRating({ rating: 5, comments: "Loved it" });
    expect(await stored()).toEqual([
      {
        ...{ difficulty: 2, rating: 5, comments: "Loved it" },
        ...{ first: new Date(MORNING), last: new Date(NOON) },
      },
    ]);
  });

  it("changes nothing when it arrives again or after a newer one", async () => {
    await deliverRating({ difficulty: 4, givenAt: EVENING });
    const once = await stored();
    await deliverRating({ difficulty: 4, givenAt: EVENING });
    await deliverRating({ difficulty: 1, givenAt: NOON });
    expect(await stored()).toEqual(once);
  });

  it("replaces a rating stored by viewing only if it is newer", async () => {
    await fixture.database.pool.query(
      "INSERT INTO class_fact (class_id, duration_seconds, level, published_at) VALUES ($1, 1800, 5, now())",
      [classId],
    );
    await deliverRating({ difficulty: 1, givenAt: MORNING });
    const variables = { input: { classId, difficulty: 5 } };
    await fixture.execute(RATE_CLASS, { viewer: dancer, variables });
    await deliverRating({ difficulty: 2, givenAt: NOON });
    expect(await stored()).toMatchObject([{ difficulty: 5, first: new Date(MORNING) }]);
    await deliverRating({ difficulty: 3, givenAt: EVENING });
    expect(await stored()).toMatchObject([{ difficulty: 3 }]);
  });
});
