import { getPriority, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { armTripwires } from './tripwires';

const BEHIND = 5;

/**
 * Answers each line of the input with one line: the process of a sandbox does nothing else. Ends with
 * its input, and when something that has left its realm uses the process.
 */
export function answerLines(resultOf: (message: unknown) => Promise<unknown>): void {
  setPriority(Math.min(19, getPriority() + BEHIND)); // pages and orders take precedence

  const write = process.stdout.write.bind(process.stdout);
  const send = (answer: object): void => void write(`${JSON.stringify(answer)}\n`);
  const exit = process.exit.bind(process);

  async function handle(line: string): Promise<object> {
    try {
      return { result: await resultOf(JSON.parse(line)) };
    } catch (error) {
      const { name, message } = error as Error;
      return { error: { name, message } };
    }
  }

  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void handle(line).then(send));
  lines.on('close', () => exit(0));
  // no report of either: it would call methods of what was thrown, with functions of this process
  process.on('unhandledRejection', () => undefined);
  process.setUncaughtExceptionCaptureCallback(() => exit(1));
  armTripwires((what) => {
    send({ escaped: what });
    exit(1);
  });
}
