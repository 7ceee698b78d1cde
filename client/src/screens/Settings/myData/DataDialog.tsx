import { CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { Modal } from "../../../design/feedback/Modal";
import { RadioCardGroup } from "../../../design/form/RadioCard";
import { Button } from "../../../design/primitives/Button";
import { Count } from "../../../design/primitives/Count";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { DialogContent, DialogNote } from "../DialogParts";
import { useDialogFocus } from "../useDialogFocus";
import type { DataFormat } from "./dataFiles";
import { type ExportState, useDataExport } from "./useDataExport";

const FORMATS: readonly (readonly [DataFormat, string, string])[] = [
  ["csv", "CSV", "A ZIP of spreadsheets"],
  ["json", "JSON", "One file for other apps"],
];

/** Asks for the format, and shows how far the download is. */
export function DataDialog({ onClose }: { readonly onClose: () => void }) {
  const [format, setFormat] = useState<DataFormat>("csv");
  const { state, start } = useDataExport();
  const isBusy = state.phase === "busy";
  // A browser takes the focus from a button that is disabled while it works.
  const content = useDialogFocus<HTMLDivElement>(state.phase);
  return (
    <Modal
      flow="Your data"
      title="Download your data"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {state.phase === "saved" ? "Done" : "Cancel"}
          </Button>
          <Button onClick={() => start(format)} busyLabel={isBusy && "Collecting"}>
            Download
          </Button>
        </>
      }
    >
      <DialogContent ref={content}>
        <DialogNote>
          Your profile, consents, sign-ins, watch history, saved classes, invoices, and payments,
          without your password. It takes a few seconds, and your account stays as it is.
        </DialogNote>
        <Formats>
          <RadioCardGroup
            legend="Format"
            value={format}
            onChange={setFormat}
            options={FORMATS.map(([value, name, use]) => ({
              value,
              content: (
                <>
                  <b>{name}</b> <Use>{use}</Use>
                </>
              ),
            }))}
          />
        </Formats>
        <Status role="status">{statusOf(state)}</Status>
        {state.phase === "failed" && <Problem role="alert">{state.message}</Problem>}
      </DialogContent>
    </Modal>
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

/** Two cards as low as their two lines. */
const Formats = styled.div`
  margin-top: 18px;
  fieldset {
    gap: 10px;
  }
  label {
    padding: 14px 18px;
  }
`;

const Use = styled.span`
  display: block;
  color: ${color.muted};
  ${text.small}
`;

const Status = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  overflow-wrap: anywhere;
  ${text.small}
  --icon: 18px;
  &:not(:empty) {
    margin-top: 18px;
  }
  svg {
    flex: none;
    color: ${color.success};
  }
`;

const Problem = styled.p`
  margin-top: 18px;
  color: ${color.danger};
  ${text.small}
`;
