import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/**
 * Output of a verb: `result` once, as text for people or as JSON for programs; `step` while it
 * works.
 */
export type Output = ReturnType<typeof createOutput>;

type Stream = Pick<WriteStream, 'write' | 'isTTY'>;

const wantsColour = (stream: Stream): boolean => stream.isTTY && !process.env['NO_COLOR'];

/** Results go to `out`; steps go to `err`, and only to a terminal. Colours only on a terminal. */
export function createOutput(
  isJson: boolean,
  out: Stream = process.stdout,
  err: Stream = process.stderr,
) {
  return {
    result: (value: unknown, lines: readonly string[]): void => {
      out.write(
        isJson ? `${JSON.stringify(value, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''),
      );
    },
    step: (sentence: string): void => {
      if (err.isTTY && !isJson) err.write(`${sentence}\n`);
    },
    style: (style: Style, text: string): string =>
      wantsColour(out) && !isJson ? styleText(style, text, { validateStream: false }) : text,
  };
}
