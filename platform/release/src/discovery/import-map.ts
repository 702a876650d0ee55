import type { ChannelRevision } from '@storefront/compositions';
import { readBuild, readComposition, type Store } from '../store';
import { StoreError } from '../store-error';

/** An import map by the HTML standard. */
interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
}

export interface SharedModules {
  readonly importMap: ImportMap;
  /** Sources of the modules that the map names, by their file names. */
  readonly modules: Readonly<Record<string, string>>;
}

/** A name that can be exported: names of the record may be paths, e.g. `newsBus.read`. */
const NAME = /^(?!default$)[A-Za-z_$][\w$]*$/;
/** The specifier of a package, or of an entry of one. */
const KEY = /^@?[a-z0-9][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * An ES module that exports a shared module of the page: the copy that the shell provides. The runtime of
 * Module Federation lists its instances in a global.
 */
const moduleText = (key: string, names: readonly string[]): string =>
  [
    `const key = ${JSON.stringify(key)};`,
    'const instances = globalThis.__FEDERATION__?.__INSTANCES__ ?? [];',
    'const shell = instances.find(({ options }) => options.shared?.[key]);',
    'const load = await shell?.loadShare(key);',
    "if (!load) throw new Error(key + ': no shell of this page provides it');",
    'const shared = load();',
    'export default shared.default ?? shared;',
    // by other local names: a name may be a word of the language
    `const { ${names.map((name, index) => `${name}: _${index}`).join(', ')} } = shared;`,
    `export { ${names.map((name, index) => `_${index} as ${name}`).join(', ')} };`,
    '',
  ].join('\n');

/**
 * The modules that the shell of a revision shares, as an import map of ES modules below `base`. Named
 * exports are those that the shell's record lists: of the packages of the workspace, not of others.
 */
export async function sharedModules(
  store: Store,
  { composition }: ChannelRevision,
  base: string,
): Promise<SharedModules> {
  const { builds } = await readComposition(store, composition);
  const ref = builds.find(({ name }) => name === 'shell');
  if (!ref) throw new StoreError(`composition ${composition} has no shell`);
  const { singletons, shared } = await readBuild(store, ref.name, ref.id);
  const keys = Object.keys(singletons)
    .filter((key) => KEY.test(key))
    .sort();
  const fileOf = (key: string): string => `${key.replaceAll('/', '--')}.mjs`;
  const namesOf = (key: string): string[] => (shared[key] ?? []).filter((name) => NAME.test(name));
  return {
    importMap: { imports: Object.fromEntries(keys.map((key) => [key, `${base}/${fileOf(key)}`])) },
    modules: Object.fromEntries(keys.map((key) => [fileOf(key), moduleText(key, namesOf(key))])),
  };
}
