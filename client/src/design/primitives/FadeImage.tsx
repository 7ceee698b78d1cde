import { useState } from "react";
import styled from "styled-components";
import { art, motion } from "../theme/theme";

interface FadeImageProps {
  readonly src: string;
  readonly srcSet?: string;
  readonly alt?: string;
  /** Loads eagerly. Set for the largest picture of the first screen. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** Fades in once loaded. A default drawing replaces a broken picture. */
export function FadeImage({ src, srcSet, alt = "", isFirst = false, className }: FadeImageProps) {
  const [isShown, setIsShown] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return <DefaultPicture className={className} />;
  return (
    <Picture
      className={className}
      src={src}
      srcSet={srcSet}
      // `auto` uses the layout width of a lazily loaded picture. The length is the fallback.
      sizes={srcSet && "auto, 350px"}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      $isShown={isShown}
      ref={(element) => {
        if (element?.complete && element.naturalWidth > 0) setIsShown(true);
      }}
      onLoad={() => setIsShown(true)}
      onError={() => setFailed(src)}
    />
  );
}

function DefaultPicture({ className }: { className: string | undefined }) {
  return (
    <Drawing className={className} viewBox="0 0 64 36" aria-hidden="true" data-testid="no-picture">
      <path d="M18 22v-4m4 4v-8m4 8v-4m4 4v-6m4 6v-9m4 9v-4m4 4v-7m4 7v-5" />
    </Drawing>
  );
}

const Picture = styled.img<{ $isShown: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${(props) => (props.$isShown ? 1 : 0)};
  transition: opacity ${motion.fade} linear;
`;

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  path {
    stroke: ${art.white};
    stroke-width: 2;
    opacity: 0.3;
  }
`;
