import {
  CircleQuestionMark,
  History,
  LayoutDashboard,
  ListVideo,
  type LucideIcon,
  Play,
  Settings,
  Shapes,
  Star,
  Users,
} from "lucide-react";
import { memberPaths, paths, publicPaths } from "../../navigation/paths";
import { canWatch } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { useIsMember } from "../../session/useIsMember";

export interface NavEntry {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: string;
  /** Shows a lock and an invitation to join instead of the link. */
  readonly isLocked: boolean;
  /** Path under which the entry counts as current. */
  readonly home: string;
}

export function useNavEntries(): readonly NavEntry[] {
  const auth = useAuth();
  const isMember = useIsMember();
  // Assumes access until the first check completes, so that locks don't flash.
  return navEntries(!isMember, auth === undefined ? isMember : canWatch(auth));
}

function navEntries(isVisitor: boolean, mayWatch: boolean): readonly NavEntry[] {
  const catalogue = isVisitor ? publicPaths : memberPaths;
  const entry = (label: string, icon: LucideIcon, to: string, isLocked = false): NavEntry => ({
    label,
    icon,
    to,
    isLocked,
    home: to.split("?")[0] ?? to,
  });
  return [
    entry("Dashboard", LayoutDashboard, paths.dashboard, !mayWatch),
    entry("Classes", Play, catalogue.classes),
    entry("Styles", Shapes, catalogue.styles),
    // Visitors have public playlists. A member without a subscription would be redirected.
    entry("Playlists", ListVideo, catalogue.playlists, !isVisitor && !mayWatch),
    entry("Instructors", Users, catalogue.instructors),
    entry("Saved Vids", Star, paths.saved, !mayWatch),
    entry("History", History, paths.unfinished, !mayWatch),
    entry("Settings", Settings, paths.settings),
    entry("Help", CircleQuestionMark, paths.help),
  ];
}

/** True if the entry is current. Classes covers class pages, and Dashboard covers the home page. */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  if (pathname === paths.home) return entry.home === paths.dashboard;
  if (pathname.startsWith("/class/")) return entry.home === memberPaths.classes;
  if (pathname.startsWith("/settings")) return entry.home.startsWith("/settings");
  return pathname === entry.home || pathname.startsWith(`${entry.home}/`);
}
