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
        <b>Measurement</b> Counts visits without your name, so that we see what works.
      </Checkbox>
      <Checkbox
        checked={chosen.suggestions}
        onChange={(event) => onChange({ ...chosen, suggestions: event.currentTarget.checked })}
      >
        <b>Suggestions</b> Lets our emails fit the classes and playlists you open.
      </Checkbox>
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  flex: 1 1 300px;
  gap: 12px;
`;
