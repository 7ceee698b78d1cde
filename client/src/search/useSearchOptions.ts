import { useMembershipGate } from "../components/membership/MembershipGate";
import { paths } from "../navigation/paths";
import { usePaths } from "../navigation/usePaths";
import { type SuggestedLines, useSuggestedLines } from "./useSuggestedLines";

type Line = SuggestedLines[number];

export interface SearchOption {
  readonly kind: Line["kind"] | "RECENT" | "FORGET" | "ALL";
  readonly text: string;
  readonly detail: string | null;
  readonly highlights: Line["highlights"];
  /** Target path, or null for the option that clears the recent searches. */
  readonly to: string | null;
  /** True if only subscribers may open the target. Other viewers are invited to join. */
  readonly requiresEntitlement: boolean;
}

const defaults = { detail: null, highlights: [], requiresEntitlement: false } as const;

export function useSearchOptions(text: string, recents: readonly string[]) {
  const catalogue = usePaths();
  const lines = useSuggestedLines(text);
  if (text === "") return recentOptions(recents, catalogue.search);
  const targetOf = ({ kind, text: name, target }: Line): string => {
    if (kind === "STYLE") return catalogue.style(name);
    if (kind === "INSTRUCTOR") return catalogue.instructor(name);
    if (kind === "PLAYLIST") return catalogue.playlist(name);
    return kind === "CLASS" && target != null ? paths.danceClass(target) : catalogue.search(name);
  };
  return [
    ...lines.map(
      (line): SearchOption => ({
        kind: line.kind,
        text: line.text,
        detail: line.detail ?? null,
        highlights: line.highlights,
        to: targetOf(line),
        requiresEntitlement: line.kind === "CLASS",
      }),
    ),
    { ...defaults, kind: "ALL", text, to: catalogue.search(text) } as const,
  ];
}

function recentOptions(
  recents: readonly string[],
  searchPath: (text: string) => string,
): readonly SearchOption[] {
  if (recents.length === 0) return [];
  const searches = recents.map(
    (text): SearchOption => ({ ...defaults, kind: "RECENT", text, to: searchPath(text) }),
  );
  return [...searches, { ...defaults, kind: "FORGET", text: "Clear recent searches", to: null }];
}

/** Returns a function that follows an option or opens the invitation to join. */
export function useFollowOption(navigate: (to: string) => void) {
  const gate = useMembershipGate();
  return ({ to, requiresEntitlement }: SearchOption) => {
    if (to === null) return;
    if (requiresEntitlement) gate.whenEntitled(() => navigate(to));
    else navigate(to);
  };
}
