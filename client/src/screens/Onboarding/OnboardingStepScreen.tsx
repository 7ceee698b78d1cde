import { useEffect } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { FunnelPage } from "../../design/layout/FunnelPage";
import { paths } from "../../navigation/paths";
import { saveStepIndex } from "../../visitor/onboardingAnswers";
import type { OnboardingStep } from "../../visitor/onboardingOrder";
import { registrationPath } from "../../visitor/registrationPath";
import { BottomBar } from "./BottomBar";
import { stepOfPath, stepPaths } from "./onboardingSteps";
import { StepProgress } from "./StepProgress";
import { GoalStep } from "./steps/GoalStep";
import { RateStep } from "./steps/RateStep";
import { ResultsStep } from "./steps/ResultsStep";
import { CHOSEN_ID, StylesStep } from "./steps/StylesStep";
import type { StepProps } from "./steps/stepProps";
import { TimeStep } from "./steps/TimeStep";
import { useOnboarding } from "./useOnboarding";

const STEPS: Readonly<Record<OnboardingStep, (props: StepProps) => React.ReactNode>> = {
  q1: RateStep,
  q2: TimeStep,
  q3: GoalStep,
  q4: StylesStep,
  s1: ResultsStep,
};

export function OnboardingStepScreen() {
  const { step: path } = useParams();
  const { device, answers, order, answer, params } = useOnboarding();
  const navigate = useNavigate();
  const step = stepOfPath(path);
  const index = step === null ? -1 : order.indexOf(step);
  useEffect(() => {
    if (index >= 0) saveStepIndex(device, index);
  }, [device, index]);
  if (step === null || index < 0) return <Navigate to={paths.onboarding} replace />;
  const Step = STEPS[step];
  const registration = registrationPath(params);
  const goTo = (target: number) => {
    const next = order[target];
    const to = next === undefined ? registration : `/onboarding/${stepPaths[next]}`;
    void navigate(target < 0 ? paths.onboarding : to);
  };
  return (
    <FunnelPage headerEnd={<StepProgress done={index + 1} of={order.length} />}>
      <Step answers={answers} onAnswer={answer} />
      <BottomBar
        reasonId={CHOSEN_ID}
        canContinue={step !== "q4" || answers.prefStyles.length > 0}
        skipTo={registration}
        isLast={index === order.length - 1}
        onBack={() => goTo(index - 1)}
        onNext={() => goTo(index + 1)}
      />
    </FunnelPage>
  );
}
