import { createContext } from "react";

/** Navigates to an external address. `replace` keeps this page out of the Back history. */
export type OpenExternal = (address: string, options?: { readonly replace?: boolean }) => void;

export const OpenExternalContext = createContext<OpenExternal>(
  (address, { replace = false } = {}) => {
    if (replace) window.location.replace(address);
    else window.location.assign(address);
  },
);
