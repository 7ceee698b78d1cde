import styled from "styled-components";
import { lastUse } from "./lastUse";

interface UseLineProps {
  /** Null for the device in use. */
  readonly lastUsedAt: string | null;
  readonly place: string | null;
}

/** When and where a device was last used, as far as it is known. */
export function UseLine({ lastUsedAt, place }: UseLineProps) {
  const now = new Date();
  const use = lastUse(lastUsedAt ?? now.toISOString(), now);
  return (
    <span>
      {use.words}
      {use.exact !== null && (
        <>
          , <Unbroken>{use.exact}</Unbroken>
        </>
      )}
      {place !== null && " · "}
      {place !== null && <Unbroken>{place}</Unbroken>}
    </span>
  );
}

/** Moves to the next line as a whole if it fits there. */
const Unbroken = styled.span`
  display: inline-block;
`;
