/** Work on Node's threads that may last for ever: files and names of hosts. */
const UNENDING = /^(?:FSReq|GetAddrInfo|GetNameInfo)/i;
const WAIT_MS = 1000;
const POLL_MS = 25;

const isBlocked = (): boolean =>
  process.getActiveResourcesInfo().some((resource) => UNENDING.test(resource));

/**
 * Ends this process in any case. `process.exit` first waits for the threads that work with files: it
 * never ends while one of them opens a FIFO or reads from a network disk that hangs. When such work
 * is not over after `waitMs`, the process kills itself, and the code is that of SIGKILL.
 */
export function exitProcess(code: number, waitMs = WAIT_MS): void {
  if (!isBlocked()) process.exit(code);
  const began = performance.now();
  const end = (): void => {
    if (!isBlocked()) process.exit(code);
    if (performance.now() - began < waitMs) return;
    process.stderr.write(
      `exit with code ${code}: work with files does not end, the process is killed\n`,
    );
    process.kill(process.pid, 'SIGKILL');
  };
  setInterval(end, POLL_MS);
}
