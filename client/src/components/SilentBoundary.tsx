import { Component, type ReactNode } from "react";

interface SilentBoundaryProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

/** Hides a failed part without a message, as the specification requires. */
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
