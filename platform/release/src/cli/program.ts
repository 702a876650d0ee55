import { statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { type Store, StoreError } from '../store';
import { openTrustedStore, trustFromEnv } from '../trust/open-trusted-store';
import { rememberVerb } from './after-verb';
import { EXIT_HELP } from './exit-codes';
import { createOutput } from './output';
import type { Tools } from './tools';
import { verbs } from './verbs';

const defaultStore = (): string =>
  process.env['STOREFRONT_STORE'] ||
  path.join(process.env['STOREFRONT_DATA'] ?? path.join(process.cwd(), '.data'), 'store');

function addExitCodes(command: Command): void {
  command.addHelpText('after', EXIT_HELP);
  command.commands.forEach(addExitCodes);
}

/**
 * The `storefront` command line. Verbs throw `StoreError` and its subclasses for errors that the
 * user can fix; `run` prints them.
 */
export function createProgram(tools: Tools): Command {
  const program = new Command('storefront')
    .description('Builds, compositions, channels and experiments of a storefront.')
    .option('--store <folder>', 'folder of the store', defaultStore())
    .option('--json', 'print the result as JSON')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .showHelpAfterError('Add --help to see how it is used.');
  const options = () => program.opts<{ store: string; json?: boolean }>();
  let opened: Store | null = null;
  const open = (): Store => {
    const folder = options().store;
    if (statSync(folder, { throwIfNoEntry: false })?.isFile())
      throw new StoreError(`${folder} is a file: --store names the folder of a store`);
    const store = openTrustedStore(folder, trustFromEnv(process.env));
    if (store.unverified !== undefined) process.stderr.write(`${store.unverified}\n`);
    return store;
  };
  const surroundings = {
    store: () => (opened ??= open()),
    output: () => createOutput(options().json === true),
    tools,
  };
  let running: Command | null = null;
  program.hook('preAction', (_, action) => {
    running = action;
  });
  rememberVerb(program, () => running && { action: running, store: opened, tools });
  for (const addVerb of verbs) addVerb(program, surroundings);
  addExitCodes(program);
  return program;
}
