import { setTimeout as wait } from "node:timers/promises";

/** Where Node opens its inspector after SIGUSR1. */
export const INSPECTOR_PORT = 9229;
const OPENS_WITHIN_MS = 10_000;
const POLL_MS = 100;
/** After the response, because closing needs the connection. */
const CLOSE = `setTimeout(() => process.getBuiltinModule("node:inspector").close(), 0); 0`;

async function findAddress(port) {
  const deadline = Date.now() + OPENS_WITHIN_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    if (response?.ok) return (await response.json())[0].webSocketDebuggerUrl;
    await wait(POLL_MS);
  }
  throw new Error("The process did not open its inspector.");
}

/** Sends requests to the inspector behind a socket, one at a time. */
class Inspector {
  #socket;
  #id = 0;

  constructor(socket) {
    this.#socket = socket;
  }

  async call(method, params = {}) {
    this.#id += 1;
    const id = this.#id;
    const response = new Promise((resolve, reject) => {
      const read = ({ data }) => {
        const message = JSON.parse(data);
        if (message.id !== id) return;
        this.#socket.removeEventListener("message", read);
        resolve(message.result);
      };
      this.#socket.addEventListener("message", read);
      const closed = () => reject(new Error("The process ended."));
      this.#socket.addEventListener("close", closed, { once: true });
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return response;
  }

  async evaluate(expression) {
    return (await this.call("Runtime.evaluate", { expression })).result.value;
  }
}

/** Opens the inspector of a running Node process for `work`, and closes it afterwards. */
export async function withInspector(pid, work, port = INSPECTOR_PORT) {
  if (typeof WebSocket === "undefined") throw new Error("Profiles need Node 22 or newer.");
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findAddress(port));
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const inspector = new Inspector(socket);
  try {
    if ((await inspector.evaluate("process.pid")) !== pid) {
      throw new Error(`Another process has the inspector's port ${port}. End it first.`);
    }
    const result = await work(inspector);
    await inspector.evaluate(CLOSE);
    return result;
  } finally {
    socket.close();
  }
}
