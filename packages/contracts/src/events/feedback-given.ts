import { z } from "zod";
import { defineEvent } from "../define-event";

const rating = z.number().int().min(1).max(5);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const feedbackGiven = defineEvent({
  topic: "feedback.given",
  version: 1,
  doc: "A member rated a class while accounts stored ratings. Viewing stores the rating.",
  publisher: "accounts",
  consumers: ["viewing"],
  payload: z.object({
    memberId: z.guid(),
    classId: z.guid(),
    difficulty: rating.describe("1 too easy, 3 just right, 5 too hard."),
    rating: rating.nullable().describe("How much the member liked the class."),
    comments: z.string().nullable(),
    firstGivenAt: moment.describe("Time of the member's first rating of the class."),
    givenAt: moment.describe("Time of this rating. Of two ratings, the later one holds."),
  }),
});
