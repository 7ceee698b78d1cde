import { useEffect, useState } from "react";
import styled from "styled-components";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { FadeImage } from "../../design/primitives/FadeImage";
import { color, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { exitScreenModes } from "../stage/exitScreenModes";
import type { OtherStream } from "./otherStream";
import { startedText } from "./startedText";

interface TakeoverDialogProps {
  readonly streams: readonly OtherStream[];
  readonly onStop: (streamId: string) => Promise<void>;
  readonly onClose: () => void;
}

const COUNTS = ["no places", "one place", "two places", "three places", "four places"];

export function TakeoverDialog({ streams, onStop, onClose }: TakeoverDialogProps) {
  const [stopping, setStopping] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  // A dialog is not visible over a fullscreen film.
  useEffect(exitScreenModes, []);
  const stop = async (streamId: string) => {
    setStopping(streamId);
    await onStop(streamId);
    setStopping(null);
  };
  const places = COUNTS[streams.length] ?? `${streams.length} places`;
  return (
    <Modal
      title="Stop another class?"
      onClose={onClose}
      actions={
        <Button kind="outline" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>
        You can watch in {places} at a time. Stop one to watch here, and we’ll save your place in
        it.
      </p>
      <List>
        {streams.map(({ streamId, songName, thumbnailUrl, startedAt }, index) => {
          const name = songName ?? "Another class";
          const when = startedText(startedAt, now);
          return (
            <Row key={streamId}>
              <Still>{thumbnailUrl !== null && <FadeImage src={thumbnailUrl} />}</Still>
              <div>
                <strong>{name}</strong>
                <small>{when.replace("started", "Started")}</small>
              </div>
              <Button
                kind={index === 0 ? "primary" : "secondary"}
                aria-label={`Stop ${name}, ${when}`}
                busyLabel={stopping === streamId && "Stopping"}
                disabled={stopping !== null}
                onClick={() => void stop(streamId)}
              >
                Stop
              </Button>
            </Row>
          );
        })}
      </List>
    </Modal>
  );
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 24px;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px 1fr auto;
  align-items: center;
  gap: 16px;
  div {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  strong {
    ${text.title3}
    overflow-wrap: anywhere;
  }
  small {
    ${text.small}
    color: ${color.muted};
  }
`;

const Still = styled.span`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.s};
  background: ${color.line};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
