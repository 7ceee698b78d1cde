import { useEffect, useMemo, useState } from "react";
import { isSignedIn } from "../session/authState";
import { useAuth } from "../session/SessionProvider";
import { type RecentSearches, recentSearches } from "./recentSearches";

function useOwnSearches(): RecentSearches {
  const auth = useAuth();
  const owner = isSignedIn(auth) ? auth.memberId : "visitor";
  return useMemo(() => recentSearches(owner), [owner]);
}

export function useRecentSearches() {
  const stored = useOwnSearches();
  const [texts, setTexts] = useState(stored.read);
  return useMemo(() => {
    const refresh = () => setTexts(stored.read());
    return {
      texts,
      refresh,
      remember: stored.remember,
      forget: () => {
        stored.forget();
        refresh();
      },
    };
  }, [stored, texts]);
}

/** Remembers a search once its results are shown, even if it came from a link. */
export function useRememberSearch(searched: string) {
  const { remember } = useOwnSearches();
  useEffect(() => remember(searched), [remember, searched]);
}
