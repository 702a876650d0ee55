/*
 * Plain JavaScript: a process without environment runs it and writes the script of a process of a realm
 * (`process`), or a script for a realm (`realm`), from the source that its second argument names.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const IN_REALM = { platform: 'neutral', mainFields: ['module', 'main'], conditions: ['browser'] };

/** One script with everything that an entry imports. */
async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    ...options,
  });
  return outputFiles[0].text;
}

/**
 * For a browser: postcss then reads neither source maps nor the environment, which a tripwire would
 * report. Modules of Node have their prefix.
 */
async function processScript(entry) {
  const globals = await bundle(fileURLToPath(new URL('inside/main.ts', import.meta.url)), IN_REALM);
  return bundle(entry, {
    platform: 'browser',
    external: ['node:*'],
    define: { REALM_GLOBALS: JSON.stringify(globals), 'process.env.NODE_ENV': '"production"' },
  });
}

const [kind, entry] = process.argv.slice(2);
process.stdout.write(
  kind === 'process' ? await processScript(entry) : await bundle(entry, IN_REALM),
);
