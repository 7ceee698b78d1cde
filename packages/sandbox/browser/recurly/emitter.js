export class Emitter {
  constructor() {
    /** @type {Map<string, ((...details: any[]) => void)[]>} */
    this.listeners = new Map();
  }

  /** @param {string} event @param {(...details: any[]) => void} listener */
  on(event, listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  /** @param {string} event @param {(...details: any[]) => void} listener */
  once(event, listener) {
    /** @param {any[]} details */
    const wrapped = (...details) => {
      this.off(event, wrapped);
      listener(...details);
    };
    return this.on(event, wrapped);
  }

  /** @param {string} [event] @param {(...details: any[]) => void} [listener] */
  off(event, listener) {
    if (event === undefined) this.listeners.clear();
    else if (listener === undefined) this.listeners.delete(event);
    else {
      const others = (this.listeners.get(event) ?? []).filter((entry) => entry !== listener);
      this.listeners.set(event, others);
    }
    return this;
  }

  /** @param {string} event @param {any[]} details */
  emit(event, ...details) {
    for (const listener of this.listeners.get(event) ?? []) listener(...details);
    return this;
  }
}
