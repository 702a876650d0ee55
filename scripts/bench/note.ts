/** Progress on stderr, so that `--json` prints only JSON on stdout. */
export const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
