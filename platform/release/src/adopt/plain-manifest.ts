import path from 'node:path';
import { type BuildRecord, FilePath, MANIFEST } from '@storefront/compositions';
import { lte, valid, validRange } from 'semver';
import { z } from 'zod';
import { readBytes } from '../build-folder';
import { parseJson } from '../parse-json';
import { StoreError } from '../store-error';

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Assets = z.object({ js: Files, css: Files });

/** `mf-manifest.json` as the federation plug-in writes it, as far as a record is made of it. */
const PlainManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      version: z.string().default(''),
      requiredVersion: z.string().default('*'),
      assets: Assets,
    }),
  ),
  remotes: z.array(z.object({ federationContainerName: z.string().default('another') })),
  exposes: z.array(z.object({ path: z.string(), assets: Assets })),
});
type PlainManifest = z.infer<typeof PlainManifest>;
type Shared = PlainManifest['shared'][number];

const EXPOSE = /^\.\/(?:remote|(?:pages|widgets)\/[\w-]+)$/;
const OWN = '@storefront/';

/** What the record of an adopted build has of its manifest. */
export interface PlainBuild extends Pick<BuildRecord, 'entry' | 'exposes' | 'singletons'> {
  readonly version: string;
}

const scriptsOf = ({ js }: z.infer<typeof Assets>): string[] => [...js.sync, ...js.async];
const stylesOf = ({ css }: z.infer<typeof Assets>): string[] => [...css.sync, ...css.async];

function checkContainer(name: string, { metaData, remotes, exposes }: PlainManifest): string[] {
  const { globalName, publicPath, remoteEntry } = metaData;
  const global = name.replaceAll('-', '_');
  return [
    ...(globalName === global
      ? []
      : [`its global is ${globalName}: set name: '${global}' of the federation plug-in`]),
    ...(remoteEntry.type === 'global' || remoteEntry.type === 'var'
      ? []
      : [`its entry is of the type ${remoteEntry.type}: use the default library, a script`]),
    ...(publicPath === 'auto'
      ? []
      : [`its publicPath is ${publicPath ?? 'a function'}: set output.publicPath to 'auto'`]),
    ...remotes.map(
      (remote) =>
        `it loads the remote ${remote.federationContainerName} itself, whose scripts Trusted Types refuses: ` +
        'use widgets and links',
    ),
    ...exposes
      .filter((expose) => !EXPOSE.test(expose.path))
      .map((expose) => `it exposes ${expose.path}: name it ./pages/<page> or ./widgets/<widget>`),
  ];
}

/** A range that the shell's copy has to satisfy: a newer copy of the remote would take its place. */
function rangeOf({ version, requiredVersion, assets }: Shared): string {
  const hasCopy = scriptsOf(assets).length > 0 && valid(version) !== null;
  return hasCopy ? `${requiredVersion} >=${version}` : requiredVersion;
}

function checkShared(shared: readonly Shared[], provided: BuildRecord['singletons']): string[] {
  return shared.flatMap((it) => {
    const copy = provided[it.name];
    if (it.name.startsWith(OWN))
      return [`it uses ${it.name}, and what it uses of it is unknown: build it with remoteConfig`];
    if (copy === undefined) return [];
    if (validRange(rangeOf(it)) === null)
      return [`it shares ${it.name} in the versions ${it.requiredVersion}: state a range`];
    const isNewer = scriptsOf(it.assets).length > 0 && valid(it.version) && !lte(it.version, copy);
    return isNewer
      ? [
          `its ${it.name} ${it.version} is newer than ${copy} of the shell, and a page would run both: ` +
            `share it with import: false, or build with ${copy}`,
        ]
      : [];
  });
}

/** Refuses names of files that lead out of the folder, or are not there. */
function checkFiles(names: readonly string[], files: ReadonlySet<string>): string[] {
  return [...new Set(names)].flatMap((name) => {
    if (!FilePath.safeParse(name).success)
      return [
        `${MANIFEST} names ${JSON.stringify(name)}, which is no path of a file in the folder`,
      ];
    return files.has(name) ? [] : [`${MANIFEST} names ${name}, which is not there: build again`];
  });
}

/**
 * Reads what the federation plug-in states about a build: entry, exposes with all their scripts, and the
 * modules that the shell provides. Throws `StoreError` with everything that a page could not load.
 */
export async function readPlainBuild(
  folder: string,
  name: string,
  files: ReadonlySet<string>,
  provided: BuildRecord['singletons'],
): Promise<PlainBuild> {
  const file = path.join(folder, MANIFEST);
  if (!files.has(MANIFEST))
    throw new StoreError(
      `${file} is not there: leave the option manifest of the federation plug-in at its default`,
    );
  const manifest = parseJson(file, await readBytes(file), PlainManifest);
  const { metaData, shared, exposes } = manifest;
  const { path: folderOfEntry, name: script } = metaData.remoteEntry;
  const entry = folderOfEntry === '' ? script : `${folderOfEntry.replace(/\/$/, '')}/${script}`;
  const own = shared.filter((it) => provided[it.name] === undefined);
  const consumes = shared.flatMap((it) => (provided[it.name] === undefined ? [] : [it.name]));
  const listed = exposes.map(({ path: key, assets }) => {
    const js = [...scriptsOf(assets), ...own.flatMap((it) => scriptsOf(it.assets))];
    const value = { js: [...new Set(js)].filter((it) => it !== entry), css: stylesOf(assets) };
    return [key, { ...value, consumes }] as const;
  });
  const problems = [
    ...checkContainer(name, manifest),
    ...checkShared(shared, provided),
    ...checkFiles([entry, ...listed.flatMap(([, { js, css }]) => [...js, ...css])], files),
    ...(exposes.length === 0 ? ['it exposes nothing: expose a ./pages/<page>'] : []),
  ];
  if (problems.length > 0)
    throw new StoreError(`${folder} cannot be adopted as ${name}: ${problems.join('; ')}`);
  const used = shared.filter((it) => consumes.includes(it.name));
  return {
    version: metaData.buildInfo.buildVersion,
    entry: { js: [entry], css: [], consumes },
    exposes: Object.fromEntries(listed),
    singletons: Object.fromEntries(used.map((it) => [it.name, rangeOf(it)])),
  };
}
