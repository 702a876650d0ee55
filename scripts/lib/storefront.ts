import { createProgram, run } from '@storefront/release/cli';
import { storefrontTools } from './storefront-tools';

/** `npm run storefront -- <verb>`: the command line, with the rooms it needs around it. */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await run(createProgram(storefrontTools), args);
}
