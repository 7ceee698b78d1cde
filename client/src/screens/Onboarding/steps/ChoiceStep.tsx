import styled from "styled-components";
import { RadioCardGroup } from "../../../design/form/RadioCard";
import { font } from "../../../design/theme/theme";
import { QuestionFrame } from "./QuestionFrame";

interface ChoiceStepProps {
  readonly question: string;
  readonly choices: readonly { readonly value: string; readonly answer: string }[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
}

export function ChoiceStep({ question, choices, value, onChoose }: ChoiceStepProps) {
  return (
    <QuestionFrame $width={620}>
      <h1>{question}</h1>
      <RadioCardGroup
        legend={question}
        value={value}
        onChange={onChoose}
        options={choices.map((choice) => ({
          value: choice.value,
          content: <Answer>{choice.answer}</Answer>,
        }))}
      />
    </QuestionFrame>
  );
}

const Answer = styled.b`
  font: 640 18px/1.55 ${font.text};
`;
