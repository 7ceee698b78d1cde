import { type KeyboardEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { color, font, motion } from "../../design/theme/theme";
import type { SideList_danceClass$key } from "./__generated__/SideList_danceClass.graphql";
import type { SideList_viewer$key } from "./__generated__/SideList_viewer.graphql";
import { SideRow } from "./SideRow";

const TABS = ["More from this teacher", "Recommended Classes", "Similar Classes"] as const;
type Tab = (typeof TABS)[number];

interface SideListProps {
  readonly danceClass: SideList_danceClass$key;
  readonly viewer: SideList_viewer$key | null;
}

const MAX_ROWS = 5;

export function SideList({ danceClass, viewer }: SideListProps) {
  const data = useFragment<SideList_danceClass$key>(
    graphql`
      fragment SideList_danceClass on DanceClass {
        id
        moreFromInstructor(first: 5) {
          id
          ...SideRow_danceClass
        }
        similarClasses(first: 5) {
          id
          ...SideRow_danceClass
        }
        style {
          popularClasses(first: 6) {
            id
            ...SideRow_danceClass
          }
        }
      }
    `,
    danceClass,
  );
  const recommended = useRecommended(viewer);
  const id = useId();
  const [tab, setTab] = useState<Tab>(TABS[0]);
  const lists = {
    "More from this teacher": data.moreFromInstructor,
    // Members without questionnaire answers get the style's popular classes.
    "Recommended Classes": recommended.length > 0 ? recommended : data.style.popularClasses,
    "Similar Classes": data.similarClasses,
  } as const;
  const shown = lists[tab].filter((one) => one.id !== data.id).slice(0, MAX_ROWS);
  return (
    <aside>
      <TabRow
        role="tablist"
        aria-label="More classes"
        onKeyDown={(event) => onArrowKey(event, tab, setTab)}
      >
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </TabRow>
      <Rows role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {shown.map((one) => (
          <SideRow key={one.id} danceClass={one} />
        ))}
        {shown.length === 0 && <p>VIDEOS COMING SOON!</p>}
      </Rows>
    </aside>
  );
}

function useRecommended(viewer: SideList_viewer$key | null) {
  const data = useFragment<SideList_viewer$key>(
    graphql`
      fragment SideList_viewer on Member {
        recommendedClasses(first: 6) {
          edges {
            node {
              id
              ...SideRow_danceClass
            }
          }
        }
      }
    `,
    viewer,
  );
  return data?.recommendedClasses?.edges.map(({ node }) => node) ?? [];
}

function onArrowKey(event: KeyboardEvent, tab: Tab, setTab: (tab: Tab) => void): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const index = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
  setTab(TABS[index] ?? TABS[0]);
  const tabs = event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]");
  tabs[index]?.focus();
}

const TabRow = styled.div`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  button {
    position: relative;
    padding: 12px 0 13px;
    color: ${color.muted};
    font: 620 14px/1.2 ${font.text};
    white-space: nowrap;
  }
  button[aria-selected="true"] {
    color: ${color.text};
  }
  button::after {
    content: "";
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
    scale: 0 1;
    transition: scale ${motion.half} ${motion.groove};
  }
  button[aria-selected="true"]::after {
    scale: 1 1;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 18px;
  margin-top: 20px;
  p {
    color: ${color.muted};
  }
`;
