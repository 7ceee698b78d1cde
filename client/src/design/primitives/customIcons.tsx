import type { ReactNode } from "react";

/** Draws icons that lucide lacks, on its grid and with its stroke. */
function customIcon(name: string, drawing: ReactNode) {
  return function CustomIcon() {
    return (
      <svg
        className={`lucide own-${name}`}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };
}

const ten = (x: number) => (
  <text
    x={x}
    y="16.6"
    fontSize="8"
    fontWeight="800"
    textAnchor="middle"
    fill="currentColor"
    stroke="none"
    fontFamily="var(--font-display)"
  >
    10
  </text>
);

export const Back10Icon = customIcon(
  "back10",
  <>
    <path d="M4 5v5h5" />
    <path d="M4.6 10A8 8 0 1 1 4 14" />
    {ten(12.4)}
  </>,
);

export const Forward10Icon = customIcon(
  "forward10",
  <>
    <path d="M20 5v5h-5" />
    <path d="M19.4 10A8 8 0 1 0 20 14" />
    {ten(11.6)}
  </>,
);

export const MirrorIcon = customIcon(
  "mirror",
  <>
    <path d="M12 3v18" strokeDasharray="2 3" />
    <path d="M9 7 3 18h6z" />
    <path d="M15 7l6 11h-6z" fill="currentColor" />
  </>,
);

export const AngleIcon = customIcon(
  "angle",
  <>
    <circle cx="12" cy="6" r="2.6" />
    <path d="M8 21v-6a4 4 0 0 1 8 0v6" />
    <path d="M3 12a9 4 0 0 0 2.4 2.7M21 12a9 4 0 0 1-2.4 2.7" />
  </>,
);

export const AbLoopIcon = customIcon(
  "ab-loop",
  <>
    <path d="M4 4v16M20 4v16" />
    <path d="M8 12h8M13 9l3 3-3 3" />
  </>,
);

export const SpeedIcon = customIcon(
  "speed",
  <>
    <path d="M12 14l4-4" />
    <path d="M4.5 18a9 9 0 1 1 15 0" />
  </>,
);
