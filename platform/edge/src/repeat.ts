/**
 * Runs `work` every `everyMs`, never twice at once; it must not reject. Alone it does not let the process
 * live. `close` waits for a running one.
 */
export function repeat(work: () => Promise<void>, everyMs: number): { close(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work().finally(() => (isBusy = false));
  }, everyMs);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
