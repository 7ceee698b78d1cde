import { createContext } from "react";
import { solveCaptcha } from "./solveCaptcha";

/** Turns a challenge's JSON into a token, or null if it cannot be solved. */
export type SolveCaptcha = (json: string) => Promise<string | null>;

export const CaptchaSolver = createContext<SolveCaptcha>(solveCaptcha);
