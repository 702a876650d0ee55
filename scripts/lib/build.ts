import { buildTargets } from '@storefront/build';
import { buildChanged } from './build-workspaces';
import { PlainError, say, secondsSince } from './say';

/**
 * `npm run build [workspace …]`: builds the changed ones, of all workspaces and editions or of the named
 * ones.
 */
export async function main(names: readonly string[]): Promise<void> {
  const start = performance.now();
  const unknown = names.find((name) => !buildTargets.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`${unknown} is not built: choose from ${buildTargets.join(', ')}.`);
  const workspaces = names.length === 0 ? buildTargets : names;
  const built = await buildChanged('production', workspaces);
  say(
    built.length === 0
      ? 'Everything is built already.'
      : `Built ${built.length} of ${workspaces.length} in ${secondsSince(start)}.`,
  );
}
