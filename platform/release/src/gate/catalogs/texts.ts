import { StoreError } from '../../store-error';
import type { Candidate } from '../candidate';
import { type Catalog, catalogsOfBuild } from './catalogs-of-build';

type Values = Readonly<Record<string, string | number>>;

/** The text of `mf-cart:footer.finish` with its values, as a composition shows it. */
export type Texts = (key: `${string}:${string}`, values?: Values) => string;

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * Looks up texts in the catalogs of a composition. `shell` and `domain` are both in the shell's
 * build. Throws `StoreError` for a key that no catalog has: the stories find controls by it.
 */
export function textsIn(
  catalogs: ReadonlyMap<string, readonly Catalog[]>,
  language: string,
): Texts {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [name = '', place = ''] = key.split(':');
    const plural = `${place}_${plurals.select(Number(values['count'] ?? 0))}`;
    const text = (catalogs.get(name === 'domain' ? 'shell' : name) ?? [])
      .flatMap((catalog) => [catalog.get(place), catalog.get(plural)])
      .find((found) => found !== undefined);
    if (text === undefined)
      throw new StoreError(
        `the ${language} catalog has no ${key}: a story of the gate finds a control by it; ` +
          'change the story in a release before',
      );
    return filled(text, values);
  };
}

/** What of a candidate has its catalogs. */
export type Builds = Pick<Candidate, 'shell' | 'remotes' | 'bytes'>;

/** The catalogs of a composition in one language, by the name of the build. */
export async function readCatalogs(
  { shell, remotes, bytes }: Builds,
  language: string,
): Promise<ReadonlyMap<string, readonly Catalog[]>> {
  const catalogs = new Map<string, readonly Catalog[]>();
  for (const build of [shell, ...remotes])
    catalogs.set(build.name, await catalogsOfBuild(bytes, build, language));
  return catalogs;
}

/** The texts of a composition in one language. */
export const readTexts = async (builds: Builds, language: string): Promise<Texts> =>
  textsIn(await readCatalogs(builds, language), language);
