import {
  ChevronDown,
  ListVideo,
  PanelRightClose,
  PanelRightOpen,
  Play,
  Repeat,
} from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../../../design/primitives/IconButton";
import { below } from "../../../design/theme/breakpoints";
import { color, layout, radius } from "../../../design/theme/theme";
import { oneLine, text } from "../../../design/theme/type";
import { currentEntry, type Entry, type Section } from "../../engine/film/timestamps";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { type PressKind, pressKind } from "../bar/ControlButton";
import { clockText } from "../seek/seekText";
import { useFollowCurrentEntry } from "./useFollowCurrentEntry";

interface TimestampsPanelProps {
  readonly engine: PlayerEngine;
  readonly isOpen: boolean;
  readonly onToggle: (kind: PressKind) => void;
  readonly log: ActionLog;
}

export function TimestampsPanel({ engine, isOpen, onToggle, log }: TimestampsPanelProps) {
  const current = usePlayerState(
    engine,
    (state) => currentEntry(engine.sections, state.positionSeconds)?.seconds ?? null,
  );
  const entries = engine.sections.flatMap((section) => section.entries);
  const index = entries.findIndex((entry) => entry.seconds === current);
  const panel = useRef<HTMLElement>(null);
  useFollowCurrentEntry(panel, current, isOpen);
  const toggle = (event: MouseEvent) => onToggle(pressKind(event));
  return (
    <Panel ref={panel} aria-label="Timestamps" $isOpen={isOpen}>
      <Head>
        <h2>Timestamps</h2>
        <IconButton
          label={isOpen ? "Close timestamps" : "Open timestamps"}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {isOpen ? <PanelRightClose /> : <PanelRightOpen />}
        </IconButton>
      </Head>
      <Summary type="button" aria-expanded={isOpen} onClick={toggle}>
        <ListVideo />
        <b>{entries[index]?.title ?? "Timestamps"}</b>
        <span>{index < 0 ? entries.length : `${index + 1} of ${entries.length}`}</span>
        <ChevronDown />
      </Summary>
      <ol hidden={!isOpen}>
        {engine.sections.map((section) => (
          <SectionRows
            key={`${section.heading}-${section.entries[0]?.seconds ?? 0}`}
            section={section}
            engine={engine}
            current={current}
            log={log}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface SectionRowsProps {
  readonly section: Section;
  readonly engine: PlayerEngine;
  readonly current: number | null;
  readonly log: ActionLog;
}

function SectionRows({ section, engine, current, log }: SectionRowsProps) {
  const [isExpanded, setIsExpanded] = useState(true);
  const jump = (entry: Entry) => {
    engine.seek(entry.seconds);
    log("timeStamp", entry.title, entry.seconds);
  };
  return (
    <li>
      {section.heading !== "" && (
        <Heading
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          <ChevronDown />
          {section.heading}
        </Heading>
      )}
      {isExpanded &&
        section.entries.map((entry) => (
          <EntryRow
            key={entry.seconds}
            engine={engine}
            entry={entry}
            isCurrent={entry.seconds === current}
            onJump={() => jump(entry)}
          />
        ))}
    </li>
  );
}

interface EntryRowProps {
  readonly engine: PlayerEngine;
  readonly entry: Entry;
  readonly isCurrent: boolean;
  readonly onJump: () => void;
}

function EntryRow({ engine, entry, isCurrent, onJump }: EntryRowProps) {
  const isLooping = usePlayerState(engine, (state) => state.isLooping);
  return (
    <Row type="button" aria-current={isCurrent || undefined} onClick={onJump}>
      <span>{isCurrent && (isLooping ? <Repeat /> : <Play />)}</span>
      <b title={entry.title}>{entry.title}</b>
      <time>{clockText(entry.seconds)}</time>
    </Row>
  );
}

const Panel = styled.aside<{ $isOpen: boolean }>`
  --icon: 18px;
  width: ${(props) => (props.$isOpen ? layout.toc : "56px")};
  overflow-y: auto;
  scroll-behavior: smooth;
  padding: 12px 8px;
  background: ${color.surface};
  h2 {
    ${text.title3}
    display: ${(props) => (props.$isOpen ? "block" : "none")};
  }
  ${below.shell} {
    width: auto;
    padding: 0;
    border-radius: ${radius.l};
  }
  [data-full] > & {
    overscroll-behavior: contain;
    width: calc(${layout.toc} + env(safe-area-inset-right));
    max-width: 80vw;
    padding: 12px calc(8px + env(safe-area-inset-right)) 12px 8px;
    border-radius: 0;
  }
  ${below.compact} {
    [data-full] > & {
      position: absolute;
      inset: 0 0 0 auto;
      z-index: 1;
    }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-left: 12px;
  min-height: 44px;
  ${below.shell} {
    display: none;
  }
  [data-full] & {
    position: sticky;
    top: -12px;
    display: flex;
    background: ${color.surface};
  }
`;

const Summary = styled.button`
  display: none;
  ${below.shell} {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 0 16px;
    b {
      flex: 1;
      font-weight: 640;
      text-align: left;
    }
    span {
      ${text.count}
      color: ${color.muted};
    }
  }
  [data-full] & {
    display: none;
  }
`;

const Heading = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 38px;
  padding: 0 10px;
  font-size: 14px;
  font-weight: 650;
  svg {
    transition: rotate 125ms;
    color: ${color.muted};
  }
  &[aria-expanded="false"] svg {
    rotate: -90deg;
  }
`;

const Row = styled.button`
  --icon: 16px;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 38px;
  padding: 0 12px 0 10px;
  border-radius: ${radius.m};
  color: ${color.muted};
  font-size: 15px;
  text-align: left;
  b {
    ${oneLine}
    font-weight: 480;
  }
  time {
    ${text.count}
    color: ${color.faint};
  }
  svg {
    color: ${color.accent};
  }
  &:hover {
    color: ${color.text};
  }
  &[aria-current="true"] {
    background: ${color.overlay};
    color: ${color.text};
    b {
      font-weight: 620;
    }
  }
`;
