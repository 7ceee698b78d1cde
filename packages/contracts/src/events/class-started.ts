import { z } from "zod";
import { defineEvent } from "../define-event";

export const classStarted = defineEvent({
  topic: "class.started",
  version: 1,
  doc: "A member started a class for the first time on a UTC day. Catalogue counts a view.",
  publisher: "viewing",
  consumers: ["catalogue"],
  payload: z.object({
    classId: z.guid(),
    memberId: z.guid(),
    day: z.iso.date().describe("UTC day of the start."),
  }),
});
