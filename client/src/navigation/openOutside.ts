import { createContext } from "react";

/** Navigates to an external address. `replace` keeps this page out of the Back history. */
export type OpenOutside = (address: string, options?: { readonly replace?: boolean }) => void;

export const OutsideOpener = createContext<OpenOutside>((address, { replace = false } = {}) => {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
});
