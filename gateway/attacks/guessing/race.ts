import type { Outcome } from "../attack";
import { times } from "./sign-in";

/** Results of many simultaneous attempts. */
export interface Codes extends Outcome {
  readonly codes: readonly (string | undefined)[];
}

/** Five of twenty attempts are compared, and the rest hit the limit. */
export const fiveOfTwenty = {
  status: 200,
  codes: [...Array<string>(5).fill("CODE_MISMATCH"), ...Array<string>(15).fill("LIMIT_EXCEEDED")],
};

/** Makes twenty simultaneous attempts. */
export async function tryTwentyTimes(
  shown: (nth: number) => Promise<{ status: number; text: string; code: string | undefined }>,
): Promise<Codes> {
  const all = await times(20, shown);
  return {
    status: Math.max(...all.map(({ status }) => status)),
    text: all.map(({ text }) => text).join("\n"),
    codes: all.map(({ code }) => code).sort(),
  };
}
