import { createContext } from "react";

/** Leads this window to an address outside the product. `replace`: Back does not lead to this page. */
export type OpenOutside = (address: string, options?: { readonly replace?: boolean }) => void;

/** Who leads there; a test hands in somebody who only writes it down. */
export const OutsideOpener = createContext<OpenOutside>((address, { replace = false } = {}) => {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
});
