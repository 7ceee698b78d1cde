import { compareStyles } from "@eightcount/rules/catalogue/style-order";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import type { StylesStepQuery } from "./__generated__/StylesStepQuery.graphql";
import { QuestionFrame } from "./QuestionFrame";
import { RetryBoundary } from "./RetryBoundary";
import { StyleChoice } from "./StyleChoice";
import type { StepProps } from "./stepProps";

/** Id of the line that shows the number of chosen styles, or asks for one. */
export const CHOSEN_ID = "chosen-styles";

export function StylesStep(props: StepProps) {
  const { length } = props.answers.prefStyles;
  return (
    <QuestionFrame $width={1200}>
      <Tiles role="group" aria-label="Styles">
        <Head>
          <h1>Choose your styles</h1>
          <p id={CHOSEN_ID} aria-live="polite">
            {length === 0 ? "Choose at least one to continue." : `${length} chosen`}
          </p>
        </Head>
        <RetryBoundary problem="We couldn't load the styles. Check your connection and try again.">
          {(attempt) => <Choices {...props} attempt={attempt} />}
        </RetryBoundary>
      </Tiles>
    </QuestionFrame>
  );
}

function Choices({ answers, onAnswer, attempt }: StepProps & { readonly attempt: number }) {
  const { styles } = useLazyLoadQuery<StylesStepQuery>(
    graphql`
      query StylesStepQuery {
        styles {
          id
          name
          ...StyleChoice_style
        }
      }
    `,
    {},
    { fetchKey: attempt },
  );
  const chosen = answers.prefStyles;
  const toggle = (style: { readonly id: string; readonly name: string }) => {
    const without = chosen.filter(({ id }) => id !== style.id);
    onAnswer({
      prefStyles: without.length < chosen.length ? without : [...chosen, style],
    });
  };
  return styles
    .toSorted(compareStyles)
    .map((style) => (
      <StyleChoice
        key={style.id}
        style={style}
        isChosen={chosen.some(({ id }) => id === style.id)}
        onToggle={() => toggle({ id: style.id, name: style.name })}
      />
    ));
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px;
  ${below.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${below.shell} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

const Head = styled.div`
  grid-column: span 2;
  p {
    margin-top: 24px;
    color: ${color.muted};
  }
  ${below.shell} {
    margin-bottom: 8px;
    p {
      margin-top: 10px;
    }
  }
`;
