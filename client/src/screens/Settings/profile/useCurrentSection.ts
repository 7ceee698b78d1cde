import { useEffect, useState } from "react";
import { ANCHORS, type Anchor } from "./anchors";

/** Share of the window above which the section that is read begins. */
const READING_LINE = 0.3;

/** Attribute of the sections' panels. */
export const SECTION = "data-section";

/** Section of the profile page that is being read. */
export function useCurrentSection(): Anchor {
  const [current, setCurrent] = useState<Anchor>("details");
  useEffect(() => {
    const update = () => setCurrent(sectionInView());
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, []);
  return current;
}

function sectionInView(): Anchor {
  const anchors = Object.keys(ANCHORS) as Anchor[];
  const line = window.innerHeight * READING_LINE;
  const begun = anchors.filter((anchor) => {
    const panel = document.querySelector(`[${SECTION}="${anchor}"]`);
    return panel !== null && panel.getBoundingClientRect().top <= line;
  });
  return begun.at(-1) ?? "details";
}
