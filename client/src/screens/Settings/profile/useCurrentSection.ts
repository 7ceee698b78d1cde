import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { SECTIONS, type Section } from "./anchors";

/** Share of the window above which the section that is read begins. */
const READING_LINE = 0.3;

/** Attribute of what the fragment of an address may lead to. */
export const SECTION = "data-section";

interface Landing {
  readonly section: Section;
  readonly scrollY: number;
}

/** Scrolls to what the address leads to. Returns the section of the profile page in view. */
export function useCurrentSection(): Section {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState<Section>("details");
  const landing = useRef<Landing | null>(null);
  useEffect(() => {
    const update = () => setCurrent(sectionInView(landing.current));
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, []);
  // A second press on the same jump has the same hash, but another key.
  useEffect(() => {
    landing.current = landOn(hash.slice(1));
    setCurrent(sectionInView(landing.current));
  }, [hash, key]);
  return current;
}

const find = (anchor: string) =>
  [...document.querySelectorAll(`[${SECTION}]`)].find(
    (element) => element.getAttribute(SECTION) === anchor,
  );

function landOn(anchor: string): Landing | null {
  const target = find(anchor);
  if (target === undefined) return null;
  target.scrollIntoView?.();
  const section = sections().findLast((name) => find(name)?.contains(target));
  return section === undefined ? null : { section, scrollY: window.scrollY };
}

const sections = () => Object.keys(SECTIONS) as Section[];

function sectionInView(landing: Landing | null): Section {
  const { scrollY, innerHeight } = window;
  // A jump near the page's end cannot bring its section to the top, but is about no other.
  if (landing !== null && Math.abs(landing.scrollY - scrollY) < 2) return landing.section;
  const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
  // The last section may be too low ever to reach the line.
  const line = scrollY > 0 && rest < 2 ? innerHeight : innerHeight * READING_LINE;
  const begun = sections().filter((name) => {
    const section = find(name);
    return section !== undefined && section.getBoundingClientRect().top <= line;
  });
  return begun.at(-1) ?? "details";
}
