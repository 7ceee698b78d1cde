import { useState } from "react";
import styled from "styled-components";
import { color } from "../theme/theme";

interface AvatarProps {
  /** A default figure replaces a missing or broken picture. */
  readonly src: string | null;
  /** Diameter in pixels. */
  readonly size: number;
}

/** Decorative, because the name is shown next to it. */
export function Avatar({ src, size }: AvatarProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Round style={{ width: size, height: size }}>
      {src === null || hasFailed ? (
        <svg viewBox="0 0 40 40" aria-hidden="true" data-testid="default-avatar">
          <circle cx="20" cy="15" r="7" />
          <path d="M6 40c0-9 6-15 14-15s14 6 14 15z" />
        </svg>
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setHasFailed(true)} />
      )}
    </Round>
  );
}

const Round = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.raised};
  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  svg {
    fill: ${color.lineStrong};
  }
`;
