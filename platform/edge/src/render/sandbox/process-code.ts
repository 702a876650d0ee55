import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The script has 0.6 MB. */
const MOST_BYTES = 16 << 20;

let code: Promise<string> | null = null;

/**
 * The script of a process of a realm, with the one that runs first inside the realm. Bundled once, by
 * a process that does not inherit the secrets of this one: a process of a realm may read no file, not
 * even its own code.
 */
export function processCode(): Promise<string> {
  code ??= promisify(execFile)(process.execPath, [join(import.meta.dirname, 'bundle.mjs')], {
    env: {},
    maxBuffer: MOST_BYTES,
  }).then(({ stdout }) => stdout);
  code.catch(() => (code = null)); // the next render tries again
  return code;
}
