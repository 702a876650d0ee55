/** How a server ends. Times in milliseconds. */
export type Ending = {
  /** Says that nobody is to be sent here any more; answers go on. */
  drain?: () => void;
  /** Between `drain` and `stop` after SIGTERM, for those who balance servers to notice. Ctrl-C does not wait. */
  drainMs?: number;
  /** Answers what is under way and ends. */
  stop: () => Promise<void>;
  /** So long after `stop` began the process ends with code 1, whatever is under way. */
  deadlineMs?: number;
  /** Hears of a stop that failed or came too late. */
  failed?: (error: unknown) => void;
};

const DRAIN_MS = 1000;
const DEADLINE_MS = 15_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Ends the process cleanly on Ctrl-C or SIGTERM: first `drain`, then `stop`, each once; a second signal does not wait for them. */
export function endOnSignal({ drain = () => undefined, drainMs = DRAIN_MS, stop, deadlineMs = DEADLINE_MS, failed = (error) => process.stderr.write(`${String(error)}\n`) }: Ending): void {
  let isStopping = false;
  const end = (error: unknown): void => {
    failed(error);
    process.exit(1);
  };
  const stopInTime = (): Promise<void> => {
    setTimeout(() => end(new Error(`not everything was over after ${deadlineMs} ms`)), deadlineMs).unref();
    return stop();
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    isStopping = true;
    drain();
    pause(signal === 'SIGINT' ? 0 : drainMs).then(stopInTime).then(() => process.exit(0), end);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
