import { z } from "zod";
import { defineEvent } from "../define-event";

export const classPublished = defineEvent({
  topic: "class.published",
  version: 1,
  doc: "A class was published, or one of these facts changed. Viewing stores a copy.",
  publisher: "catalogue",
  consumers: ["viewing"],
  payload: z.object({
    classId: z.guid(),
    durationSeconds: z.number().positive(),
    level: z.number().int().min(1).max(10),
    styleId: z.guid(),
    instructorId: z.guid(),
  }),
});
