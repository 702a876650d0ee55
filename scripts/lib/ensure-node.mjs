const NEEDED = [20, 19];

/** Ends the process with one sentence and `exitCode` when Node is too old. */
export function ensureNode(exitCode = 1) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  process.stderr.write(
    `The storefront needs Node ${NEEDED.join('.')} or newer, this is ${process.versions.node}.\n`,
  );
  process.exit(exitCode);
}
