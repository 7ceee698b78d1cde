import { createContext, useContext } from "react";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "./publicConfig";

export const PublicConfigContext = createContext<PublicConfig>(DEFAULT_PUBLIC_CONFIG);

export function usePublicConfig(): PublicConfig {
  return useContext(PublicConfigContext);
}
