import styled from "styled-components";
import { lastUse } from "./lastUse";

interface UseLineProps {
  /** Null for the device in use. */
  readonly lastUsedAt: string | null;
  readonly place: string | null;
  readonly now: Date;
}

/** When and where a device was last used, as far as it is known. */
export function UseLine({ lastUsedAt, place, now }: UseLineProps) {
  return (
    <span>
      Active <Unbroken>{lastUsedAt === null ? "now" : lastUse(lastUsedAt, now)}</Unbroken>
      {place !== null && " · "}
      {place !== null && <Unbroken>{place}</Unbroken>}
    </span>
  );
}

/** Moves to the next line as a whole if it fits there. */
export const Unbroken = styled.span`
  display: inline-block;
`;
