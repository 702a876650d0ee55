import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import type { RemoteDeclaration } from '@storefront/compositions';
import path from 'node:path';
import { baseConfig, buildMode } from './base-config';
import { contractNumber, remoteDefinitions } from './definitions';
import { hotConfig, isHot } from './dev-hot';
import { packed } from './packed';
import { readVersion, type RemoteName, versionIn, workspaceRoot } from './workspace';
import { findExposes } from './exposes';
import { checkHeadings } from './headings';
import { hashInputs, hashPageInputs } from './inputs';
import { RefetchPlugin } from './plugins/refetch';
import { StalledChunksPlugin } from './plugins/stalled-chunks';
import { BuildRecordPlugin } from './plugins/build-record';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity';
import { chunkList, ChunkOwnerPlugin } from './plugins/chunk-owner';
import { NoSharedSourcePlugin } from './plugins/no-shared-source';
import { PagePolicyPlugin } from './plugins/page-policy';
import { StoriesPlugin } from './plugins/stories';
import { consumedByRemote } from './singletons';
import { findStories } from './stories';

const commonJs = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;
const asModule = (file: string): string => file.replace(commonJs, '$1.js');

/** The plugin's own start module is a data: address; loaders may stand before it. */
const startModule = /data:text\/javascript,.*webpack-bundler-runtime/;

const ownStart = (container: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `import { startRemote } from '@storefront/build/remote-runtime';
startRemote(__webpack_require__, ${JSON.stringify(container)});`,
  )}`;

/**
 * Two corrections of the runtime that the federation plugin adds to every remote. The plugin points
 * at CommonJS files, which cannot be tree-shaken: this points at the modules beside them, about 40
 * % less. The plugin starts the whole runtime, by an absolute path that would be included in the module
 * ids: this starts `remote-runtime.ts`, the part that a remote uses, by its name.
 */
class FederationRuntimeAsModules {
  constructor(private readonly container: string) {}

  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(commonJs, (data) => {
      data.request = asModule(data.request);
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(startModule, (data) => {
      data.request = ownStart(this.container);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'FederationRuntimeAsModules', stage: 1000 }, () => {
      const { resolve } = compiler.options;
      const aliases = Object.entries(resolve.alias || {});
      resolve.alias = Object.fromEntries(
        aliases.map(([name, to]) => [name, typeof to === 'string' ? asModule(to) : to]),
      );
    });
  }
}

/** Replaces Leaflet's browser detection, which writes HTML: Trusted Types block it. */
const leafletDetection = () =>
  new rspack.NormalModuleReplacementPlugin(
    /leaflet[\\/]src[\\/]core[\\/]Browser\.js$/,
    packed
      ? path.join(import.meta.dirname, 'leaflet-browser.js')
      : path.join(workspaceRoot, 'shared-kit/src/leaflet/leaflet-browser.ts'),
  );

/** Name of the global variable that the entry script of a remote sets: `remote-a` → `remote_a`. */
const containerName = (remote: string): string => remote.replaceAll('-', '_');

/**
 * Types of modules whose size decides whether they become a chunk of their own. Consumed singletons are
 * among them: each has the same size, and the order of their many chunks without a file would depend on
 * hashes of absolute paths.
 */
const SIZE_TYPES = ['javascript', 'css', 'unknown', 'consume-shared'];

/** Scripts only: style sheets of one page keep their order in one file. */
const ownPart = (dir: string, part: string) => ({
  test: (module: { readonly nameForCondition?: () => string | undefined }): boolean =>
    module.nameForCondition?.()?.startsWith(path.join(dir, 'src', part)) === true,
  type: 'javascript/auto',
  minSize: 10_000,
  priority: 1,
});

/**
 * Rspack configuration of one remote: a script entry (scripts have a deadline and an integrity
 * check, module remotes have neither), without a copy of any singleton, with one chunk per exposed
 * page and widget. `BUILD_EDITION` names the edition to build; its code reads the same name.
 * `declaration`: its `src/declaration.ts`, which the build checks and publishes.
 * `part`: a folder under `src` whose scripts are a chunk of their own where several pages use them,
 * so that a release with one changed line fetches less (ADR 0026).
 */
export function remoteConfig(
  name: RemoteName,
  dir: string,
  declaration: RemoteDeclaration | undefined,
  { part }: { readonly part?: string } = {},
): Configuration {
  const edition = process.env['BUILD_EDITION'] || null;
  const target = edition === null ? name : `${name}@${edition}`;
  const base = baseConfig(target, dir);
  const exposes = findExposes(dir, edition);
  const stories = new StoriesPlugin(dir, findStories(dir, declaration?.capabilities));
  const container = containerName(name);
  if (declaration) checkHeadings(name, dir, declaration);
  const sources = hashPageInputs(target, buildMode());
  const uniqueName = `${container}_${sources}`;
  const version = packed
    ? versionIn(path.join(dir, 'package.json'))
    : readVersion(`@storefront/${name}`);
  const hot = isHot();
  const config: Configuration = {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: {
        defaultSizeTypes: SIZE_TYPES,
        ...(part === undefined ? {} : { cacheGroups: { part: ownPart(dir, part) } }),
      },
    },
    output: { ...base.output, uniqueName, chunkLoadingGlobal: chunkList(uniqueName) },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin(remoteDefinitions(edition)),
      new ModuleFederationPlugin({
        name: container,
        filename: hot ? 'entry.js' : 'entry.[contenthash:8].js',
        exposes,
        shared: consumedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new FederationRuntimeAsModules(container),
      new RefetchPlugin(),
      new StalledChunksPlugin(),
      new PagePolicyPlugin(),
      ...(hot ? [] : [new ChunkOwnerPlugin()]), // an update is no script of the loader
      leafletDetection(),
      ...(hot ? [] : [new ChunkIntegrityPlugin()]), // an updated chunk has another hash
      new NoSharedSourcePlugin(),
      stories,
      new BuildRecordPlugin({
        name,
        version: `${version}+${sources}`,
        inputs: hashInputs(target, buildMode()),
        ...(edition === null ? {} : { edition }),
        contract: contractNumber(),
        entry: container,
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([key, expose]) => [key, expose.name]),
        ),
        ...(declaration === undefined ? {} : { declaration }),
        stories: stories.file,
      }),
    ],
  };
  return hot ? hotConfig(config, target) : config;
}
