import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The scripts have 0.6 MB at most. */
const MAX_BYTES = 16 << 20;

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles a script once, by a process that does not inherit the secrets of this one: a process of a
 * realm may read no file, not even its own code.
 */
function bundle(kind: 'process' | 'realm', entry: string): Promise<string> {
  const args = [join(import.meta.dirname, 'bundle.mjs'), kind, entry];
  const key = args.join('\0');
  const code =
    bundled.get(key) ??
    promisify(execFile)(process.execPath, args, { env: {}, maxBuffer: MAX_BYTES }).then(
      ({ stdout }) => stdout,
    );
  bundled.set(key, code);
  code.catch(() => bundled.delete(key)); // the next call tries again
  return code;
}

/** The script of a process, with the one that runs first inside its realm. */
export const processCode = (main: 'process-main' | 'script-main' = 'process-main') =>
  bundle('process', join(import.meta.dirname, `${main}.ts`));

/** One script for a realm of everything that a source imports; `entry`: its absolute path. */
export const realmCode = (entry: string): Promise<string> => bundle('realm', entry);
