import { loadSecrets } from './load-secrets.mjs';

/**
 * Runs a TypeScript file of this folder in this process. A `PlainError` ends it with its message
 * and its exit code.
 */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api');
  register();
  try {
    const { main } = await import(new URL(file, import.meta.url).href);
    loadSecrets(); // after the compiler has started its process, which inherits the environment
    await main(process.argv.slice(2));
  } catch (error) {
    const isPlain = error instanceof Error && error.name === 'PlainError';
    process.stderr.write(`${isPlain ? error.message : (error?.stack ?? error)}\n`);
    const { exitProcess } = await import('@storefront/http-kit');
    exitProcess(isPlain ? error.exitCode : 1);
  }
}
