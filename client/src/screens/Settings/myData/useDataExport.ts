import { useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { DataFormat } from "./dataFiles";

export type ExportState =
  | { readonly phase: "idle" }
  | { readonly phase: "busy"; readonly format: DataFormat }
  | { readonly phase: "saved"; readonly fileName: string }
  | { readonly phase: "failed"; readonly message: string };

const FAILED = "We couldn’t collect all of your data. Please try again.";

/** Exports the member's data. The code that does it is loaded on the first use. */
export function useDataExport() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<ExportState>({ phase: "idle" });
  const start = async (format: DataFormat) => {
    setState({ phase: "busy", format });
    try {
      const { exportMemberData } = await import("./exportMemberData");
      const result = await exportMemberData(environment, format);
      setState(
        "refusal" in result
          ? { phase: "failed", message: result.refusal }
          : { phase: "saved", fileName: result.fileName },
      );
    } catch {
      setState({ phase: "failed", message: FAILED });
    }
  };
  return { state, start: (format: DataFormat) => void start(format) };
}
