import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { ClassCard } from "../../../components/cards/ClassCard";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import type { ResultsStepQuery } from "./__generated__/ResultsStepQuery.graphql";
import { QuestionFrame } from "./QuestionFrame";
import { RetryBoundary } from "./RetryBoundary";
import type { StepProps } from "./stepProps";

export function ResultsStep({ answers }: StepProps) {
  return (
    <QuestionFrame $width={1100}>
      <div>
        <h1>Your first classes</h1>
        <Note>Sign up to dance these and everything else.</Note>
      </div>
      <RetryBoundary problem="We couldn't load your classes. You can continue without them.">
        {(attempt) => <Results answers={answers} attempt={attempt} />}
      </RetryBoundary>
    </QuestionFrame>
  );
}

function Results({ answers, attempt }: Pick<StepProps, "answers"> & { readonly attempt: number }) {
  const { onboardingRecommendations: classes } = useLazyLoadQuery<ResultsStepQuery>(
    graphql`
      query ResultsStepQuery($preferences: OnboardingPreferencesInput!) {
        onboardingRecommendations(preferences: $preferences) {
          id
          ...ClassCard_danceClass
        }
      }
    `,
    {
      preferences: {
        skillLevel: answers.skillLevel,
        timePreferenceMinutes: answers.timePreferenceMinutes,
        danceGoal: answers.danceGoal,
        styleIds: answers.prefStyles.map(({ id }) => id),
      },
    },
    { fetchKey: attempt },
  );
  return (
    <section>
      <VisuallyHidden as="h2">Classes for you</VisuallyHidden>
      <Cards>
        {classes.map((danceClass) => (
          <ClassCard key={danceClass.id} danceClass={danceClass} />
        ))}
      </Cards>
    </section>
  );
}

const Note = styled.p`
  margin-top: 16px;
  color: ${color.muted};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  ${below.funnel} {
    grid-template-columns: 1fr;
  }
`;
