import { act } from "@testing-library/react";

/** Replaces the browser's IntersectionObserver: nothing is in view until `reach` is called. */
export function watchScrolling() {
  const observed: { report: (isIntersecting: boolean) => void; rootMargin: string }[] = [];
  class Observer {
    private readonly entry: (typeof observed)[number];

    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      const report = (isIntersecting: boolean) =>
        callback(
          [{ isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      this.entry = { report, rootMargin: options.rootMargin ?? "" };
    }

    observe() {
      observed.push(this.entry);
    }

    disconnect() {
      observed.splice(observed.indexOf(this.entry), 1);
    }
  }
  const original = window.IntersectionObserver;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  const report = (isNear: boolean) =>
    act(async () => {
      for (const entry of [...observed]) entry.report(isNear);
    });
  return {
    /** Distances from the window's bottom at which each observed list end counts as near. */
    margins: () => observed.map((entry) => entry.rootMargin),
    reach: () => report(true),
    /** Moves the list ends out of range again. */
    leave: () => report(false),
    restore: () => {
      window.IntersectionObserver = original;
    },
  };
}
