import styled, { keyframes } from "styled-components";
import { motion } from "../theme/theme";

interface CountProps {
  readonly dots?: 4 | 8;
}

/** Loader with one dot per half beat. Decorative, because a label is shown next to it. */
export function Count({ dots = 8 }: CountProps) {
  return (
    <Dots aria-hidden="true" $big={dots === 8}>
      {Array.from({ length: dots }, (_, index) => {
        const key = `dot-${index}`;
        const delay = `calc(${motion.half} * ${index})`;
        const style = {
          animationDelay: delay,
          animationDuration: `calc(${motion.half} * ${dots})`,
        };
        return dots === 8 ? (
          <EighthDot key={key} style={style} />
        ) : (
          <FourthDot key={key} style={style} />
        );
      })}
    </Dots>
  );
}

const eighth = keyframes`
  0%, 12.5% { opacity: 1; }
  12.6%, 100% { opacity: 0.3; }
`;

const fourth = keyframes`
  0%, 25% { opacity: 1; }
  25.1%, 100% { opacity: 0.35; }
`;

const Dots = styled.span<{ $big: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  i {
    width: ${(props) => (props.$big ? 10 : 6)}px;
    height: ${(props) => (props.$big ? 10 : 6)}px;
    border-radius: 50%;
    background: currentColor;
  }
`;

const EighthDot = styled.i`
  animation: ${eighth} 2s linear infinite backwards;
`;

const FourthDot = styled.i`
  animation: ${fourth} 1s linear infinite backwards;
`;
