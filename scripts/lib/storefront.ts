import { exitProcess } from '@storefront/http-kit';
import { type Tools, createProgram, run } from '@storefront/release/cli';

/**
 * The other workspaces are loaded when a verb needs them: most verbs finish before an API would start.
 */
const later = async (): Promise<Tools> => (await import('./storefront-tools')).storefrontTools;

const tools: Tools = {
  startApi: async () => (await later()).startApi(),
  serveComposition: async (options) => (await later()).serveComposition(options),
  renderComposition: async (options) => (await later()).renderComposition(options),
  openSandbox: async (options) => (await later()).openSandbox(options),
  openBrowser: async () => (await later()).openBrowser(),
  exportChannel: async (options) => (await later()).exportChannel(options),
  watchChannel: async (options, watch) => (await later()).watchChannel(options, watch),
  backup: async (options) => (await later()).backup(options),
  restore: async (options) => (await later()).restore(options),
  openMailer: async () => (await later()).openMailer(),
  newRemote: async (name, path) => (await later()).newRemote(name, path),
};

/** Time in ms after a verb for what ends by itself, such as the processes of a browser. */
const REST_MS = 5000;

/** `npm run storefront -- <verb>`: the command line, with the workspaces it needs around it. */
export async function main(args: readonly string[]): Promise<void> {
  const code = await run(createProgram(tools), args);
  process.exitCode = code;
  // a read that the verb has given up keeps the process alive while the disk hangs
  setTimeout(() => exitProcess(code), REST_MS).unref();
}
