import { CrmAdapter, type CrmOptions } from "./crm.adapter";
import type { LegacyCrmProvider } from "./legacy-crm.provider";

export const createLegacyCrm = (
  options: Omit<CrmOptions, "baseUrl"> & { readonly baseUrl: string | null },
): LegacyCrmProvider | null =>
  options.baseUrl === null ? null : new CrmAdapter({ ...options, baseUrl: options.baseUrl });
