import { useState } from "react";
import styled from "styled-components";
import { motion } from "./theme";

interface FadeImageProps {
  readonly src: string;
  /** Empty for pictures that only decorate what the words beside them say. */
  readonly alt?: string;
  /** Load at once: for the largest picture of the first screen. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A picture that fades in once loaded. One that fails stays away; the box behind it remains. */
export function FadeImage({ src, alt = "", isFirst = false, className }: FadeImageProps) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  if (state === "failed") return null;
  return (
    <Picture
      className={className}
      src={src}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      $isShown={state === "shown"}
      ref={(element) => {
        if (element?.complete && element.naturalWidth > 0) setState("shown");
      }}
      onLoad={() => setState("shown")}
      onError={() => setState("failed")}
    />
  );
}

const Picture = styled.img<{ $isShown: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${(props) => (props.$isShown ? 1 : 0)};
  transition: opacity ${motion.fade} linear;
`;
