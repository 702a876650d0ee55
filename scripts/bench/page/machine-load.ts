import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE_MS = 800;
const CALM = 0.25;
/**
 * Timeout in ms for an idle machine; a busy one is measured anyway, and the report contains its
 * load.
 */
const TIMEOUT_MS = 10_000;

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((total, time) => total + time.idle, 0);
  const all = times.reduce(
    (total, { user, nice, sys, idle: own, irq }) => total + user + nice + sys + own + irq,
    0,
  );
  return { idle, all };
}

/** Waits a limited time for an idle machine. Returns the share of it that is in use, 0…1. */
export async function machineLoad(): Promise<number> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const before = processorTimes();
    await pause(SAMPLE_MS);
    const after = processorTimes();
    const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
    if (busy < CALM || Date.now() > until) return busy;
  }
}
