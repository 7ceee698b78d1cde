import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { ClassCard } from "../../../components/ClassCard";
import { below } from "../../../design/breakpoints";
import { Loading } from "../../../design/Loading";
import { color } from "../../../design/theme";
import { VisuallyHidden } from "../../../design/VisuallyHidden";
import type { ResultsStepQuery } from "./__generated__/ResultsStepQuery.graphql";
import { QuestionFrame } from "./QuestionFrame";
import type { StepProps } from "./stepProps";

/** Three classes for the answers. */
export function ResultsStep({ answers }: StepProps) {
  return (
    <QuestionFrame $width={1100}>
      <div>
        <h1>These fit you</h1>
        <Note>Sign up to dance them, and everything else.</Note>
      </div>
      <Suspense fallback={<Loading />}>
        <Results answers={answers} />
      </Suspense>
    </QuestionFrame>
  );
}

function Results({ answers }: Pick<StepProps, "answers">) {
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
