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
  const kept = useOwnSearches();
  const [texts, setTexts] = useState(kept.read);
  return useMemo(() => {
    const refresh = () => setTexts(kept.read());
    return {
      texts,
      refresh,
      remember: kept.remember,
      forget: () => {
        kept.forget();
        refresh();
      },
    };
  }, [kept, texts]);
}

/** Remembers a search once its results are shown, even if it came from a link. */
export function useRememberSearch(searched: string) {
  const { remember } = useOwnSearches();
  useEffect(() => remember(searched), [remember, searched]);
}
