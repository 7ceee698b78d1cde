import { createContext } from "react";

/** Hears of a card's preview that was seen: which class, and for how many seconds it played. */
export type PreviewEnd = (classId: string, seconds: number) => void;

/** Whoever counts previews provides this; without a listener a preview ends unheard. */
export const PreviewEndContext = createContext<PreviewEnd>(() => undefined);
