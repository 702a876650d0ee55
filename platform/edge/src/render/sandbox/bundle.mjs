// Plain JavaScript: a process without environment runs it and writes the script of a process of a realm.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const IN_REALM = { platform: 'neutral', mainFields: ['module', 'main'], conditions: ['browser'] };

/** One script with everything that an entry of this folder imports. */
async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    ...options,
  });
  return outputFiles[0].text;
}

const globals = await bundle('inside/main.ts', IN_REALM);
/*
 * For a browser: postcss then reads neither source maps nor the environment, which a tripwire would
 * report. Modules of Node have their prefix.
 */
const script = await bundle('process-main.ts', {
  platform: 'browser',
  external: ['node:*'],
  define: { REALM_GLOBALS: JSON.stringify(globals), 'process.env.NODE_ENV': '"production"' },
});
process.stdout.write(script);
