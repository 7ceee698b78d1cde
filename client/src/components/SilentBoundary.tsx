import { Component, type ReactNode } from "react";

interface SilentBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of the part that failed; nothing unless told. */
  readonly fallback?: ReactNode;
}

/** For parts whose failure the specification wants unsaid: the rest of the page stays usable. */
export class SilentBoundary extends Component<
  SilentBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
