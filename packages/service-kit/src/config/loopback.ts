const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a process that listens on `host` is reached from its own machine only. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
