import { join } from 'node:path';
import { build } from 'esbuild';

const folder = import.meta.dirname;

/** One script with everything that an entry of this folder imports, as an expression or for its effect. */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define,
    ...(entry.startsWith('inside/')
      ? { platform: 'neutral', mainFields: ['module', 'main'], conditions: ['browser'] }
      : { platform: 'node' }),
  });
  return outputFiles[0]!.text;
}

let code: Promise<string> | null = null;

/**
 * The script of a process of a realm, with the script that runs first inside the realm. Bundled once:
 * such a process may read no file, not even its own code.
 */
export function processCode(): Promise<string> {
  code ??= bundle('inside/main.ts').then((globals) =>
    bundle('process-main.ts', { REALM_GLOBALS: JSON.stringify(globals) }),
  );
  return code;
}
