import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useMembershipGate } from "../../components/membership/MembershipGate";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { isCurrent, type NavEntry } from "./navEntries";

interface NavItemProps {
  readonly entry: NavEntry;
  readonly onNavigate?: () => void;
}

export function NavItem({ entry, onNavigate }: NavItemProps) {
  const { pathname } = useLocation();
  const gate = useMembershipGate();
  const Icon = entry.icon;
  const content: ReactNode = (
    <>
      <Icon />
      <span>{entry.label}</span>
    </>
  );
  if (!entry.isLocked) {
    const current = isCurrent(entry, pathname) ? "page" : undefined;
    return (
      <Link to={entry.to} aria-current={current} onClick={onNavigate}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-disabled="true"
      onClick={() => {
        onNavigate?.();
        gate.whenEntitled(() => undefined);
      }}
    >
      {content}
      <Lock className="lock" />
      <VisuallyHidden>, for members</VisuallyHidden>
    </button>
  );
}
