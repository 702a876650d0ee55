import { parentPort } from 'node:worker_threads';
import { flood, sendPaced, type LoadTask } from './load';

let isOver = (): boolean => true;
let stop = (): void => undefined;

async function run(task: LoadTask): Promise<void> {
  if (task.kind === 'stop') return stop();
  let isStopped = false;
  [isOver, stop] = [
    () => isStopped,
    () => {
      isStopped = true;
    },
  ];
  parentPort?.postMessage(await (task.kind === 'paced' ? sendPaced(task) : flood(task, isOver)));
}

parentPort?.on('message', (task: LoadTask) => void run(task));
