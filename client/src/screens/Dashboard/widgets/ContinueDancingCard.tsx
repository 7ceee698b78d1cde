import { X } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { ClassCard } from "../../../components/cards/ClassCard";
import { IconButton } from "../../../design/primitives/IconButton";
import { color } from "../../../design/theme/theme";
import { oneLine } from "../../../design/theme/type";
import type { ContinueDancingCard_record$key } from "./__generated__/ContinueDancingCard_record.graphql";
import { nextSection, remainingText } from "./continueDancing";
import type { RemovedClass } from "./useContinueDancing";

interface ContinueDancingCardProps {
  readonly record: ContinueDancingCard_record$key;
  readonly onRemove: (removed: RemovedClass) => void;
}

export function ContinueDancingCard({ record, onRemove }: ContinueDancingCardProps) {
  const { id, danceClass } = useFragment<ContinueDancingCard_record$key>(
    graphql`
      fragment ContinueDancingCard_record on ClassRecord {
        id
        danceClass {
          songName
          lengthSeconds
          timestamps {
            seconds
            title
            sectionHeading
          }
          progress {
            lastViewedSeconds
          }
          ...ClassCard_danceClass
        }
      }
    `,
    record,
  );
  if (!danceClass) return null;
  const { songName, lengthSeconds, timestamps, progress } = danceClass;
  const position = progress?.lastViewedSeconds ?? 0;
  const next = nextSection(timestamps, position);
  return (
    <>
      <ClassCard danceClass={danceClass} />
      <Footer>
        <span>{remainingText(lengthSeconds, position)}</span>
        {next !== null && <span className="next">Next: {next}</span>}
        <IconButton
          label={`Remove ${songName} from Continue Dancing`}
          onClick={() => onRemove({ recordId: id, songName })}
        >
          <X />
        </IconButton>
      </Footer>
    </>
  );
}

const Footer = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding-left: 2px;
  color: ${color.muted};
  font-size: 13px;
  font-weight: 500;
  span {
    white-space: nowrap;
  }
  .next {
    min-width: 0;
    ${oneLine}
  }
  button {
    margin: 0 -10px 0 auto;
    color: ${color.muted};
    --icon: 16px;
  }
`;
