import { CompositionRefused, StoreError } from '@storefront/release';
import { createProgram } from '@storefront/release/cli';
import { PlainError } from './plain-error';
import { storefrontTools } from './storefront-tools';

/** `npm run storefront -- <verb>`: the command line, with the rooms it needs around it. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await createProgram(storefrontTools).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof StoreError || error instanceof CompositionRefused) throw new PlainError(error.message);
    throw error;
  }
}
