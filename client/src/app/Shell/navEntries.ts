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
  /** Only for people who may watch; everyone else sees a lock and is invited to join. */
  readonly isLocked: boolean;
  /** The entry is current on its own page and on everything below it. */
  readonly home: string;
}

/** The entries of the rail and the drawer, in order, for whoever is looking. */
export function useNavEntries(): readonly NavEntry[] {
  const auth = useAuth();
  const isMember = useIsMember();
  // Until the first check is over: locks that go away a moment later would only flash.
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
    // Visitors have their public playlists; a member without a subscription would only be sent away.
    entry("Playlists", ListVideo, catalogue.playlists, !isVisitor && !mayWatch),
    entry("Instructors", Users, catalogue.instructors),
    entry("Saved Vids", Star, paths.saved, !mayWatch),
    entry("History", History, paths.unfinished, !mayWatch),
    entry("Settings", Settings, paths.settings),
    entry("Help", CircleQuestionMark, paths.help),
  ];
}

/** Whether an entry stands for the page at a path. A class belongs to Classes, the door to Dashboard. */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  if (pathname === paths.home) return entry.home === paths.dashboard;
  if (pathname.startsWith("/class/")) return entry.home === memberPaths.classes;
  if (pathname.startsWith("/settings")) return entry.home.startsWith("/settings");
  return pathname === entry.home || pathname.startsWith(`${entry.home}/`);
}
