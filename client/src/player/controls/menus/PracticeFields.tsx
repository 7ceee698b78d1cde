import styled from "styled-components";
import { Checkbox } from "../../../design/form/Checkbox";
import { text } from "../../../design/theme/type";
import { FINE_SPEED } from "../../engine/playerControls";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";
import { RangeInput } from "./RangeInput";

export function PracticeFields({ engine }: { engine: PlayerEngine }) {
  const countsIn = usePlayerState(engine, (state) => state.countsIn);
  const isCountHeard = usePlayerState(engine, (state) => state.isCountHeard);
  const raisesSpeed = usePlayerState(engine, (state) => state.raisesSpeed);
  const goal = usePlayerState(engine, (state) => state.speedGoal);
  const { store } = engine;
  return (
    <List>
      <Checkbox
        checked={countsIn}
        onChange={(event) => store.set({ countsIn: event.currentTarget.checked })}
      >
        Count in with 5, 6, 7, 8
      </Checkbox>
      <Checkbox
        checked={isCountHeard}
        disabled={!countsIn}
        onChange={(event) => store.set({ isCountHeard: event.currentTarget.checked })}
      >
        Play a click on every count
      </Checkbox>
      <Checkbox
        checked={raisesSpeed}
        onChange={(event) => store.set({ raisesSpeed: event.currentTarget.checked })}
      >
        Speed up each pass, to {goal}×
      </Checkbox>
      <Goal>
        <RangeInput
          label="Target speed"
          min={FINE_SPEED.slowest}
          max={FINE_SPEED.fastest}
          step={FINE_SPEED.step}
          value={goal}
          valueText={`${goal} times`}
          isDisabled={!raisesSpeed}
          onChange={(speedGoal) => store.set({ speedGoal })}
        />
        <output>{goal}×</output>
      </Goal>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: 12px;
`;

const Goal = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-left: 34px;
  output {
    ${text.count}
    width: 56px;
    font-size: 15px;
    text-align: right;
  }
`;
