import { PlainError } from '../lib/plain-error';
import { API, areas, type MutantArea } from './areas';

export interface MutantsOptions {
  readonly areas: readonly MutantArea[];
  /** Runs the list of changes of the API, too. */
  readonly withApi: boolean;
  /** Mutates the files anew, without the results of the run before. */
  readonly isFresh: boolean;
}

/** Names of areas, or the beginnings of names; none: all. Throws `PlainError` on an unknown one. */
export function parseMutantsArgs(args: readonly string[]): MutantsOptions {
  const names = args.filter((arg) => arg !== '--fresh');
  const unknown = names.find(
    (name) => name !== API && !areas.some((area) => area.name.startsWith(name)),
  );
  if (unknown !== undefined)
    throw new PlainError(
      `${unknown} is no area. Areas: ${[...areas.map(({ name }) => name), API].join(', ')}. ` +
        'Usage: npm run mutants -- [--fresh] [area…]',
    );
  return {
    areas: areas.filter(
      ({ name }) =>
        names.length === 0 || names.some((start) => start !== API && name.startsWith(start)),
    ),
    withApi: names.length === 0 || names.includes(API),
    isFresh: args.includes('--fresh'),
  };
}
