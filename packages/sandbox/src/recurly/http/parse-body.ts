import type { z } from "zod";
import { Fault } from "./fault";

/** @throws Fault validation that names every invalid parameter. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const params = parsed.error.issues.map((issue) => ({
    param: issue.path.join("."),
    message: issue.message,
  }));
  const sentence = params.map(({ param, message }) => `${param}: ${message}`).join(", ");
  throw new Fault(422, { type: "validation", message: sentence, params });
}
