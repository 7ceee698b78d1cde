import styled from "styled-components";
import { Checkbox } from "../design/form/Checkbox";
import type { ConsentedPurposes } from "./consent";

interface ConsentChoicesProps {
  readonly chosen: ConsentedPurposes;
  readonly onChange: (chosen: ConsentedPurposes) => void;
}

/** A checkbox for each purpose that needs consent. */
export function ConsentChoices({ chosen, onChange }: ConsentChoicesProps) {
  return (
    <Choices>
      <Checkbox
        checked={chosen.measurement}
        onChange={(event) => onChange({ ...chosen, measurement: event.currentTarget.checked })}
      >
        <b>Measurement</b>{" "}
        <Small>Counts visits without your name, so that we see what works.</Small>
      </Checkbox>
      <Checkbox
        checked={chosen.suggestions}
        onChange={(event) => onChange({ ...chosen, suggestions: event.currentTarget.checked })}
      >
        <b>Suggestions</b> <Small>Lets our emails fit the classes and playlists you open.</Small>
      </Checkbox>
    </Choices>
  );
}

const Small = styled.small`
  font-size: inherit;
`;

const Choices = styled.div`
  display: grid;
  flex: 1 1 300px;
  gap: 12px;
`;
