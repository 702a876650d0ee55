import type { BuildRecord } from '@storefront/compositions';
import type { Candidate } from '../candidate';
import { catalogsOfBuild } from '../catalogs/catalogs-of-build';
import type { Catalog } from '../catalogs/texts-in';
import type { StaticCheck } from '../check';
import { filesOfBuild } from './files-of-build';

/** English is the language in which texts are written; the others follow it. */
const SOURCE = 'en';
/** Words that no Portuguese or Spanish text has. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|you|is|are|this|with|and|for|was|please|not|here|could|we|our|of|it)(?!\p{L})/iu;

/** Languages form different plurals of one text. */
const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const variables = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].sort().join(', ');

const merged = (catalogs: readonly Catalog[]): Catalog =>
  new Map(catalogs.flatMap((catalog) => [...catalog]));

interface Compared {
  readonly language: string;
  readonly texts: Catalog;
  readonly source: Catalog;
  /** Whether a page may show the text: a new one that no script names is not shown. */
  readonly isShown: (key: string) => boolean;
}

function findViolations({ language, texts, source, isShown }: Compared): string[] {
  const given = new Set([...texts.keys()].map(withoutPlural));
  const wanted = new Set([...source.keys()].map(withoutPlural));
  const missing = [...wanted].filter((key) => !given.has(key) && isShown(key));
  const [first] = missing;
  return [
    ...(first === undefined
      ? []
      : [
          missing.length === 1
            ? `${language} lacks the text ${first}`
            : `${language} lacks ${missing.length} texts, the first is ${first}`,
        ]),
    ...[...texts].flatMap(([key, text]) => {
      const before = source.get(key);
      if (text.trim() === '') return [`the text ${key} in ${language} is empty`];
      if (language !== SOURCE && ENGLISH.test(text))
        return [`the text ${key} in ${language} is English: “${text}”`];
      return before !== undefined && variables(before) !== variables(text)
        ? [`the text ${key} in ${language} has other values than in ${SOURCE}: “${text}”`]
        : [];
    }),
  ];
}

/** The findings of one build in every language. */
async function findingsOfBuild(
  candidate: Candidate,
  build: BuildRecord,
  languages: readonly string[],
): Promise<string[]> {
  const read = async (one: BuildRecord, language: string): Promise<Catalog> =>
    merged(await catalogsOfBuild(candidate.bytes, one, language));
  const served = candidate.served.get(build.name);
  const source = await read(build, SOURCE);
  const scripts = (await filesOfBuild(candidate, build, '.js')).map(({ bytes }) => String(bytes));
  const found = await Promise.all(
    languages.map(async (language) => {
      const before = new Set(
        served ? [...(await read(served, language)).keys()].map(withoutPlural) : [],
      );
      const isShown = (key: string): boolean =>
        before.has(key) || scripts.some((script) => script.includes(`"${key}"`));
      return findViolations({ language, texts: await read(build, language), source, isShown });
    }),
  );
  return found.flat().map((what) => `${build.name}: ${what}`);
}

export const texts: StaticCheck = {
  name: 'texts',
  sentence: 'Every build has each of its texts in every language.',
  advice:
    'Write the text in src/locales of every language (npm run unit -- locales finds it); ' +
    'a text that is not needed any more leaves all of them.',
  run: async (candidate) => {
    const { shell, remotes } = candidate;
    const languages = Object.keys(shell.locales ?? {});
    const found = await Promise.all(
      [shell, ...remotes]
        .filter(({ locales }) => locales !== undefined)
        .map((build) => findingsOfBuild(candidate, build, languages)),
    );
    return found.flat();
  },
};
