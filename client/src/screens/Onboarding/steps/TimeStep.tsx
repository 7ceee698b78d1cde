import { TIME_ANSWERS } from "@eightcount/rules/people/onboarding-preferences";
import { ChoiceStep } from "./ChoiceStep";
import type { StepProps } from "./stepProps";

const choices = TIME_ANSWERS.map(({ answer, minutes }) => ({ answer, value: String(minutes) }));

export function TimeStep({ answers, onAnswer }: StepProps) {
  return (
    <ChoiceStep
      question="How much time do you have for a class?"
      choices={choices}
      value={answers.timePreferenceMinutes === null ? null : String(answers.timePreferenceMinutes)}
      onChoose={(value) => onAnswer({ timePreferenceMinutes: Number(value) })}
    />
  );
}
