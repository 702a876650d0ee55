import type { ChildProcess } from 'node:child_process';

/** The next line that a process writes, or how it ended: the name of a signal or its exit code. */
type Line =
  | { readonly text: string; readonly ended?: undefined }
  | { readonly text?: undefined; readonly ended: string | number };

/** Longest line in characters: four times the longest screen (`parse-screen.ts`). */
const MAX_LINE_LENGTH = 16_000_000;

/**
 * Reads what a process writes, one line for each question. One that writes without a question, or
 * without an end, is killed: code that left its realm could exhaust the memory of the server.
 */
export function readLines(child: ChildProcess): () => Promise<Line> {
  let rest = '';
  let ended: string | number | null = null;
  let waiting: ((line: Line) => void) | null = null;

  const settle = (line: Line): void => {
    const resolve = waiting;
    waiting = null;
    if (resolve === null) child.kill('SIGKILL');
    else resolve(line);
  };
  child.on('error', () => undefined); // 'close' follows
  child.stdin?.on('error', () => undefined);
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const [first = '', ...others] = text.split('\n');
    rest += first;
    for (const begun of others) {
      settle({ text: rest });
      rest = begun;
    }
    if (rest.length > MAX_LINE_LENGTH) child.kill('SIGKILL');
  });
  child.on('close', (code, signal) => {
    ended = signal ?? code ?? 'an unknown code';
    waiting?.({ ended });
    waiting = null;
  });

  return () =>
    ended === null
      ? new Promise((resolve) => {
          waiting = resolve;
        })
      : Promise.resolve({ ended });
}
