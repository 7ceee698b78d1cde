import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
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
      note="Download everything we store about you: profile, consents, saved classes, watch history, invoices, payments, and sign-ins. JSON is one file for other programs, CSV a ZIP archive of spreadsheets. Passwords and codes are never included."
    >
      <div>
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
        <Status role="status">{statusOf(state)}</Status>
        {state.phase === "failed" && <Problem role="alert">{state.message}</Problem>}
      </div>
    </SettingsPart>
  );
}

function statusOf(state: ExportState): string {
  if (state.phase === "busy") return "Collecting your data …";
  return state.phase === "saved" ? `Saved to your downloads as ${state.fileName}.` : "";
}

const Formats = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  --icon: 18px;
  ${below.small} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const Status = styled.p`
  margin-top: 12px;
  overflow-wrap: anywhere;
  ${text.small}
  &:empty {
    margin-top: 0;
  }
`;

const Problem = styled.p`
  margin-top: 12px;
  color: ${color.danger};
  ${text.small}
`;
