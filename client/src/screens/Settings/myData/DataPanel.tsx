import { CircleCheck, Download } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { Count } from "../../../design/primitives/Count";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { SettingsPart } from "../profile/SettingsPart";
import type { DataFormat } from "./dataFiles";
import { type ExportState, useDataExport } from "./useDataExport";

const FORMATS: readonly (readonly [DataFormat, string])[] = [
  ["json", "JSON"],
  ["csv", "CSV"],
];

/** Lets a member take everything that is stored about them. */
export function DataPanel() {
  const { state, start } = useDataExport();
  const isBusy = state.phase === "busy";
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A browser takes the focus from a button that is disabled while it works.
    if (!isBusy && document.activeElement === document.body) pressed.current?.focus();
  }, [isBusy]);
  return (
    <SettingsPart
      title="Your data"
      note="A copy of your profile, consents, sign-ins, watch history, saved classes, invoices, and payments, without your password. It takes a few seconds, and your account stays as it is. JSON is one file for other apps, CSV a ZIP of spreadsheets."
      status={
        <>
          <Status role="status">{statusOf(state)}</Status>
          {state.phase === "failed" && <Problem role="alert">{state.message}</Problem>}
        </>
      }
      action={
        <Formats>
          {FORMATS.map(([format, name]) => (
            <Button
              key={format}
              kind="outline"
              disabled={isBusy}
              busyLabel={isBusy && state.format === format && "Collecting"}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                start(format);
              }}
            >
              <Download aria-hidden="true" />
              Download as {name}
            </Button>
          ))}
        </Formats>
      }
    />
  );
}

function statusOf(state: ExportState): ReactNode {
  if (state.phase === "busy") {
    return (
      <>
        <Count dots={4} /> Collecting your data. Please keep this page open.
      </>
    );
  }
  if (state.phase !== "saved") return null;
  return (
    <>
      <CircleCheck aria-hidden="true" />
      <span>Saved to your downloads as {state.fileName}.</span>
    </>
  );
}

const Formats = styled.div`
  display: grid;
  gap: 8px;
  --icon: 18px;
  ${below.small} {
    width: 100%;
  }
`;

const Status = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 12px;
  overflow-wrap: anywhere;
  ${text.small}
  --icon: 18px;
  svg {
    color: ${color.success};
  }
  &:empty {
    margin-top: 0;
  }
`;

const Problem = styled.p`
  margin-top: 12px;
  color: ${color.danger};
  ${text.small}
`;
