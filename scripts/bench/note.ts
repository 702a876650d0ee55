/** Progress, beside the result: to stderr, so that `--json` prints nothing but JSON. */
export const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
