import { type DanceGoalName, GOAL_ANSWERS } from "@eightcount/rules/people/onboarding-preferences";
import { ChoiceStep } from "./ChoiceStep";
import type { StepProps } from "./stepProps";

const choices = GOAL_ANSWERS.map(({ answer, goal }) => ({ answer, value: goal }));

export function GoalStep({ answers, onAnswer }: StepProps) {
  return (
    <ChoiceStep
      question="What are you here for?"
      choices={choices}
      value={answers.danceGoal}
      onChoose={(value) => onAnswer({ danceGoal: value as DanceGoalName })}
    />
  );
}
