import { levelName } from "@eightcount/rules/catalogue/levels";
import {
  displayedSkill,
  SKILL_MAX,
  SKILL_MIN,
  SKILL_STEP,
} from "@eightcount/rules/people/onboarding-preferences";
import { useId } from "react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color, font, motion, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { QuestionFrame } from "./QuestionFrame";
import type { StepProps } from "./stepProps";

const LEVELS = Array.from({ length: SKILL_MAX - SKILL_MIN + 1 }, (_, index) => index);

/** Height of the lowest stair as a percentage of the highest. */
const LOWEST_PERCENT = 12;

const stairPercent = (step: number) => LOWEST_PERCENT + (step * (100 - LOWEST_PERCENT)) / SKILL_MAX;

/** Staircase from 0 to 10, exposed as a slider to keyboards and screen readers. */
export function RateStep({ answers, onAnswer }: StepProps) {
  const level = displayedSkill(answers.skillLevel);
  const id = useId();
  return (
    <QuestionFrame>
      <Top>
        <h1 id={id}>How would you rate your dancing?</h1>
        <Numeral aria-hidden="true">
          <span>{levelName(level)}</span>
          <b style={{ fontStretch: `${62 + 6.3 * level}%` }}>{level}</b>
        </Numeral>
      </Top>
      <div>
        <Stairs>
          <input
            type="range"
            min={SKILL_MIN}
            max={SKILL_MAX}
            step={SKILL_STEP}
            value={level}
            aria-labelledby={id}
            aria-valuetext={`${level}, ${levelName(level)}`}
            onChange={(event) => onAnswer({ skillLevel: event.currentTarget.valueAsNumber })}
          />
          {LEVELS.map((step) => (
            <Stair key={step} className={step <= level ? "on" : ""} aria-hidden="true">
              <span>
                <i
                  style={{ height: `${stairPercent(step)}%` }}
                  className={step === level ? "here" : ""}
                />
              </span>
              <b>{step}</b>
            </Stair>
          ))}
        </Stairs>
        <Ends aria-hidden="true">
          <span>Brand new</span>
          <span>Professional</span>
        </Ends>
      </div>
    </QuestionFrame>
  );
}

const Top = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 24px;
  h1 {
    max-width: 8.2em;
  }
  ${below.small} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Numeral = styled.div`
  display: grid;
  justify-items: end;
  gap: 8px;
  span {
    ${text.title2}
    color: ${color.accent};
  }
  b {
    font: 840 clamp(80px, 16vw, 230px) / 0.76 ${font.display};
    letter-spacing: -0.03em;
    transition: font-stretch ${motion.half} ${motion.hit};
  }
  ${below.small} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

const Stairs = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(11, minmax(0, 1fr));
  gap: 12px;
  height: 216px;
  input {
    position: absolute;
    inset: 0 -2% 0;
    z-index: 1;
    width: 104%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) .here {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  ${below.funnel} {
    gap: 5px;
    height: 170px;
  }
`;

const Stair = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  text-align: center;
  color: ${color.muted};
  span {
    display: flex;
    flex: 1;
    align-items: flex-end;
    min-height: 0;
  }
  i {
    flex: 1;
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.lineStrong} 30%, ${color.bg});
    transition: background ${motion.quarter} ${motion.hit};
  }
  &.on i {
    background: ${color.action};
  }
  b {
    font: 640 15px/1.3 ${font.text};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 10px;
  color: ${color.muted};
  ${text.small}
`;
