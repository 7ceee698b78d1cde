import { type Config, configure, getConfig } from "@testing-library/react";

/** Set by the library while a test waits, to skip what would be costly to say in each attempt. */
interface WaitingConfig extends Config {
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

const NAME = "TestingLibraryElementError";
const FRAME = /^\s+at /;

const { asyncWrapper, getElementError } = getConfig();
const isWaiting = () => (getConfig() as WaitingConfig)._disableExpensiveErrorDiagnostics === true;

/**
 * Printing the page for each failed attempt of a wait takes a seventh of a suite's time. Only the
 * error that ends a wait has the page.
 */
configure({
  getElementError(message, container) {
    if (!isWaiting()) return getElementError(message, container);
    const error = new Error(message ?? "");
    error.name = NAME;
    return error;
  },
  async asyncWrapper(wait) {
    try {
      return await asyncWrapper(wait);
    } catch (error) {
      if (error instanceof Error && error.name === NAME) showMessage(error);
      throw error;
    }
  },
});

/** The library adds the page to the message, but Jest shows the stack, which is older. */
function showMessage(error: Error): void {
  const frames = (error.stack ?? "").split("\n").filter((line) => FRAME.test(line));
  error.stack = [`${error.name}: ${error.message}`, ...frames].join("\n");
}
