import Queue from "bull";

/** Opens a queue whose jobs this process handles. */
export function openQueue<T>(
  name: string,
  redisUrl: string,
  options: Queue.QueueOptions,
): Queue.Queue<T> {
  const queue = new Queue<T>(name, redisUrl, options);
  const setWorkerName = queue.setWorkerName.bind(queue);
  // Bull awaits this nowhere, so that closing while it connects would end the process with an error.
  queue.setWorkerName = () => setWorkerName().catch(() => undefined);
  return queue;
}
