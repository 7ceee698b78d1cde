import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useMembershipGate } from "../../components/membership/MembershipGate";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { isCurrent, type NavEntry } from "./navEntries";

interface NavItemProps {
  readonly entry: NavEntry;
  readonly onLeave?: () => void;
}

export function NavItem({ entry, onLeave }: NavItemProps) {
  const { pathname } = useLocation();
  const gate = useMembershipGate();
  const Icon = entry.icon;
  const face: ReactNode = (
    <>
      <Icon />
      <span>{entry.label}</span>
    </>
  );
  if (!entry.isLocked) {
    const current = isCurrent(entry, pathname) ? "page" : undefined;
    return (
      <Link to={entry.to} aria-current={current} onClick={onLeave}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-disabled="true"
      onClick={() => {
        onLeave?.();
        gate.whenMember(() => undefined);
      }}
    >
      {face}
      <Lock className="lock" />
      <VisuallyHidden>, for members</VisuallyHidden>
    </button>
  );
}
