import { createContext } from "react";
import { solveCaptcha } from "./solveCaptcha";

/** Turns a challenge's JSON into a token; null when it could not be done. */
export type SolveCaptcha = (json: string) => Promise<string | null>;

/** Who does the work; a test hands in somebody quicker. */
export const CaptchaSolver = createContext<SolveCaptcha>(solveCaptcha);
