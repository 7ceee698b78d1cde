import {
  CircleX,
  History,
  ListVideo,
  type LucideIcon,
  MicVocal,
  Music,
  Play,
  Search,
  Shapes,
  UserRound,
} from "lucide-react";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { color, radius } from "../design/theme/theme";
import { oneLine } from "../design/theme/type";
import { markedParts } from "./markedParts";
import type { SearchOption } from "./useSearchOptions";

interface SuggestionOptionProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

const LOOKS: Readonly<Record<string, readonly [LucideIcon, string | null]>> = {
  STYLE: [Shapes, "Style"],
  INSTRUCTOR: [UserRound, "Instructor"],
  PLAYLIST: [ListVideo, "Playlist"],
  ARTIST: [MicVocal, "Artist"],
  SONG: [Music, "Song"],
  CLASS: [Play, "Class"],
  RECENT: [History, null],
  FORGET: [CircleX, null],
};

export function SuggestionOption({ id, option, isActive, onChoose }: SuggestionOptionProps) {
  const [Icon, kind] = LOOKS[option.kind] ?? [Search, null];
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // Prevents a pointer press from taking the focus away from the field.
    <Line
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={accessibleName(option, kind)}
      className={option.kind === "FORGET" ? "quiet" : ""}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon />
      <span className="words">
        <span className="name" dir="auto">
          {option.kind === "ALL" && <span className="lead">Search for </span>}
          {markedParts(option.text, option.highlights).map(({ text, isMarked, start }) =>
            isMarked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
          )}
        </span>
        {option.detail !== null && <span className="detail"> {option.detail}</span>}
      </span>
      {kind !== null && <span className="kind"> {kind}</span>}
    </Line>
  );
}

// Screen readers would read the marked pieces of a name one by one.
function accessibleName({ kind, text, detail }: SearchOption, label: string | null): string {
  if (kind === "ALL") return `Search for ${text}`;
  return [text, detail, label].filter((part) => part !== null).join(", ");
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: ${radius.m};
  color: ${color.text};
  font-size: 15px;
  text-align: left;
  cursor: pointer;
  --icon: 18px;
  svg {
    flex: none;
    color: ${color.muted};
  }
  &:hover,
  &[aria-selected="true"] {
    background: color-mix(in srgb, ${color.text} 9%, transparent);
  }
  &[aria-selected="true"] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  &.quiet {
    color: ${color.muted};
  }
  .words {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  .name,
  .detail {
    ${oneLine}
  }
  .detail,
  .kind,
  .lead {
    color: ${color.muted};
    font-size: 13px;
  }
  .lead {
    font-size: 15px;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 720;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`;
