import { StatsPlugin } from '@module-federation/manifest';
import type { Compilation, Compiler } from '@rspack/core';
import { type BuildRecord, MANIFEST, type RemoteDeclaration } from '@storefront/compositions';
import { readVersion } from '../workspace';

/** Beside the manifest the plug-in writes what it has found of the sources, for tools of the build. */
const STATS = 'mf-stats.json';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Described = Readonly<Record<string, Json>>;

interface About extends Pick<BuildRecord, 'name' | 'version'> {
  readonly declaration?: RemoteDeclaration;
}

const textOf = (value: Json): string => {
  const isNamed = typeof value === 'object' && value !== null && 'id' in value;
  return isNamed ? String((value as Described)['id']) : JSON.stringify(value);
};

/** Lists of a manifest in one order: the bundler writes them as its tables happen to be. */
const sorted = (value: Json): Json => {
  if (Array.isArray(value))
    return (value as readonly Json[]).map(sorted).sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Described)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, it]) => [key, sorted(it)]),
  );
};

/** Names of the files that the assets of a manifest state. */
const filesOf = (value: Json): string[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(filesOf);
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : [];
};

/** The manifest that the federation plug-in wrote, with the version of the sources and the declaration. */
function completed(text: string, { name, version, declaration }: About): string {
  const { metaData, ...stated } = JSON.parse(text) as Described & { readonly metaData: Described };
  const buildInfo = { buildVersion: version, buildName: name };
  const manifest = {
    ...(sorted({ ...stated, metaData: { ...metaData, buildInfo } }) as Described),
    ...(declaration === undefined ? {} : { storefront: declaration }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function statedFiles(text: string): string[] {
  const { metaData, exposes } = JSON.parse(text) as {
    readonly metaData: { readonly remoteEntry: { readonly name: string } };
    readonly exposes: readonly { readonly assets: Json }[];
  };
  const { name } = metaData.remoteEntry;
  return [...(name === '' ? [] : [name]), ...exposes.flatMap(({ assets }) => filesOf(assets))];
}

/**
 * Completes `mf-manifest.json`, where the federation plug-in of the build has written one, before the
 * files of the build are hashed. Throws when it names a file that the build does not have.
 */
export function completeManifest(compiler: Compiler, compilation: Compilation, about: About): void {
  const asset = compilation.getAsset(MANIFEST);
  if (asset === undefined) return;
  const { RawSource } = compiler.rspack.sources;
  const text = completed(asset.source.source().toString(), about);
  for (const file of statedFiles(text))
    if (compilation.getAsset(file) === undefined)
      throw new Error(`${MANIFEST} names ${file}, which is no file of the build`);
  compilation.updateAsset(MANIFEST, new RawSource(text));
  compilation.deleteAsset(STATS);
}

type PluginOptions = ConstructorParameters<typeof StatsPlugin>[0];

/**
 * Writes the manifest of a build that shares modules and is plain Rspack otherwise, as the federation
 * plug-in does for a host.
 */
export class HostManifestPlugin {
  constructor(
    private readonly name: string,
    private readonly versions: Readonly<Record<string, string>>,
  ) {}

  apply(compiler: Compiler): void {
    const shared = Object.fromEntries(
      Object.entries(this.versions).map(([key, version]) => [
        key,
        { singleton: true, requiredVersion: `^${version}` },
      ]),
    );
    const manifest: PluginOptions['manifest'] = {
      disableAssetsAnalyze: true,
      // the plug-in looks for them where a package has no file of this name
      additionalData: ({ stats }) => ({
        ...stats,
        shared: stats.shared.map((it) => ({
          ...it,
          version: this.versions[it.name] ?? it.version,
        })),
      }),
    };
    const options = { name: this.name, shared, manifest };
    const pluginVersion = readVersion('@module-federation/manifest');
    new StatsPlugin(options, { pluginVersion, bundler: 'rspack' }).apply(
      compiler as unknown as Parameters<StatsPlugin['apply']>[0],
    );
  }
}
