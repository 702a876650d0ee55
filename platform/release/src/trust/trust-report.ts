/** What is wrong with a store, for logs, `/readyz` and metrics. */
export type TrustReport = ReturnType<typeof trustReport>;

/** Files of which failures are listed. */
const MAX_LISTED = 20;

export function trustReport(log: (line: string) => void) {
  const failing = new Map<string, string>();
  let count = 0;
  return {
    /** A sentence for each file that was refused, and is not verified since. */
    failures: (): string[] => [...failing.values()],
    /** Number of refusals since the start. */
    refused: (): number => count,
    failed: (file: string, message: string): void => {
      count += 1;
      if (failing.get(file) === message) return;
      if (failing.size < MAX_LISTED || failing.has(file)) failing.set(file, message);
      log(message);
    },
    verified: (file: string): void => {
      if (failing.delete(file)) log(`${file} is verified again.`);
    },
  };
}
