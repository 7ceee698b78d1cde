// Part of k6, but not of its types.
declare const console: { readonly info: (line: string) => void };

/** Sends a line to the program that runs k6. Nothing else leaves a script before the run ends. */
export const notifyRunner = (line: string): void => console.info(line);
