const loading = new Map<string, Promise<void>>();

/** Adds a script to the page once. A failed load can be retried. */
export function loadScript(url: string): Promise<void> {
  let promise = loading.get(url);
  if (!promise) {
    promise = addScript(url);
    loading.set(url, promise);
    promise.catch(() => loading.delete(url));
  }
  return promise;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`failed to load ${url}`));
    };
    document.head.append(script);
  });
}
