import { readFileSync } from 'node:fs';

/** Milliseconds in one tick of `/proc`: Linux shows 100 per second to programs. */
const TICK_MS = 10;

/** Fields after the name of a process, which may contain spaces: the first is its state. */
const fieldsOf = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

function childrenOf(pid: number): string[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ');
}

/** User and system time in ms of the processes below one: that of a realm is below its sandbox. */
const cpuBelow = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => {
    const fields = fieldsOf(child);
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS + cpuBelow(Number(child));
  }, 0);

/** CPU time in ms of the running child processes; null where there is no `/proc`. */
export function childrenCpu(pid = process.pid): number | null {
  try {
    return cpuBelow(pid);
  } catch {
    return null;
  }
}
