import { createContext } from "react";

/** Called when a preview ends, with the seconds it played. */
export type PreviewEnd = (classId: string, seconds: number) => void;

export const PreviewEndContext = createContext<PreviewEnd>(() => undefined);
