/** What is wrong with a store, for logs, `/readyz` and metrics. */
export interface TrustReport {
  /** A sentence for each file that was refused, and is not verified since. */
  failures(): string[];
  /** Number of refusals since the start. */
  refused(): number;
  failed(file: string, message: string): void;
  verified(file: string): void;
}

/** Files of which failures are listed. */
const MOST = 20;

export function trustReport(log: (line: string) => void): TrustReport {
  const failing = new Map<string, string>();
  let count = 0;
  return {
    failures: () => [...failing.values()],
    refused: () => count,
    failed: (file, message) => {
      count += 1;
      if (failing.get(file) === message) return;
      if (failing.size < MOST || failing.has(file)) failing.set(file, message);
      log(message);
    },
    verified: (file) => {
      if (failing.delete(file)) log(`${file} is verified again.`);
    },
  };
}
