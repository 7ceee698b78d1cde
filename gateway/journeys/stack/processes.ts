import { connect } from "node:net";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { eventually } from "./eventually";

type OwnProcess = "gateway" | "accounts" | "catalogue" | "viewing" | "billing";

const RESTART_TIMEOUT_MS = 40_000;

/** Sends a signal to a process of the stack and returns its process id. */
export function signalProcess(name: OwnProcess | "redis", signal: NodeJS.Signals): number {
  const pid = journeyStack().pid(name);
  process.kill(pid, signal);
  return pid;
}

/** Waits until the supervisor has replaced the process with this id and the new one is ready. */
export async function waitForRestart(name: OwnProcess | "redis", formerPid: number): Promise<void> {
  await eventually(`${name} is started again`, RESTART_TIMEOUT_MS, async () => {
    if (journeyStack().pid(name) === formerPid) return false;
    return name === "redis" ? isRedisReachable() : isReady(name);
  });
}

async function isReady(name: OwnProcess): Promise<boolean> {
  const answer = await fetch(new URL("/readyz", journeyStack()[name])).catch(() => null);
  return answer?.ok ?? false;
}

function isRedisReachable(): Promise<boolean> {
  const { hostname, port } = new URL(journeyStack().redis);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
