import { ArrowUpRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Panel } from "../../../design/layout/Page";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { paths } from "../../../navigation/paths";
import type { MetricCards_viewer$key } from "./__generated__/MetricCards_viewer.graphql";
import { captionsFor, draw } from "./motivation";

const SECONDS_PER_MINUTE = 60;
const numbers = new Intl.NumberFormat("en-US");

export function MetricCards({ viewer }: { viewer: MetricCards_viewer$key }) {
  const { usageMetrics } = useFragment<MetricCards_viewer$key>(
    graphql`
      fragment MetricCards_viewer on Member {
        usageMetrics {
          totalClassesTaken
          totalSecondsDanced
        }
      }
    `,
    viewer,
  );
  const [draws] = useState(() => draw());
  const classes = usageMetrics?.totalClassesTaken ?? 0;
  const minutes = Math.floor((usageMetrics?.totalSecondsDanced ?? 0) / SECONDS_PER_MINUTE);
  const [first, second] = captionsFor([classes, minutes], draws);
  return (
    <Cards>
      <Card as={Link} {...({ to: paths.completed } as object)}>
        <Label>
          Classes Completed <ArrowUpRight />
        </Label>
        <Metric value={classes}>{first}</Metric>
      </Card>
      <Card>
        <Label>Total Minutes Danced</Label>
        <Metric value={minutes}>{second}</Metric>
      </Card>
    </Cards>
  );
}

function Metric({ value, children }: { value: number; children: ReactNode }) {
  return (
    <div>
      <Numeral>{numbers.format(value)}</Numeral>
      <Caption>{children}</Caption>
    </div>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-rows: 1fr 1fr;
  gap: 24px;
  ${below.compact} {
    grid-template-rows: none;
    grid-template-columns: 1fr 1fr;
  }
  ${below.shell} {
    gap: 12px;
  }
`;

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 16px;
  min-height: 150px;
  padding: 22px 24px;
  ${below.shell} {
    justify-content: flex-start;
    gap: 12px;
    min-height: 0;
    padding: 18px;
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color.muted};
  ${text.caption}
  svg {
    color: ${color.faint};
  }
  ${below.shell} {
    svg {
      display: none;
    }
  }
`;

const Numeral = styled.span`
  display: block;
  ${text.numeral}
  font-size: 68px;
  ${below.shell} {
    font-size: 40px;
  }
`;

const Caption = styled.span`
  display: block;
  margin-top: 12px;
  color: ${color.muted};
  ${text.small}
  /* Capitalizes the specification's phrase, which is in lower case. */
  &::first-letter {
    text-transform: uppercase;
  }
`;
