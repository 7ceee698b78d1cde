import type { IEnvironment } from "relay-runtime";
import { saveFile } from "../files/saveFile";
import { type DataFormat, toDataFile } from "./dataFiles";
import { fetchInvoiceTable } from "./fetchInvoiceTable";
import { ExportRefused, fetchMemberData } from "./fetchMemberData";

export type ExportResult =
  /** The browser has the file. */
  | { readonly fileName: string }
  /** Why the member cannot have the data now. */
  | { readonly refusal: string };

/**
 * Collects the member's data and saves it as a file.
 * @throws if any part of the data could not be read.
 */
export async function exportMemberData(
  environment: IEnvironment,
  format: DataFormat,
): Promise<ExportResult> {
  try {
    const records = await fetchMemberData(environment);
    const tables = [...records, await fetchInvoiceTable(environment)];
    const file = toDataFile({ tables, format, now: new Date() });
    saveFile(file.name, file.content);
    return { fileName: file.name };
  } catch (error) {
    if (error instanceof ExportRefused) return { refusal: error.message };
    throw error;
  }
}
