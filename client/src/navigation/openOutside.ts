import { createContext } from "react";

/** Leads this window to an address outside the product, in the place of the page that is shown. */
export type OpenOutside = (address: string) => void;

/** Who leads there; a test hands in somebody who only writes it down. */
export const OutsideOpener = createContext<OpenOutside>((address) => {
  window.location.replace(address);
});
