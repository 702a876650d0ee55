import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import type { ShellDeclaration } from '@storefront/compositions';
import { baseConfig, buildMode, isProduction } from './base-config';
import { contractNumber } from './definitions';
import { hashInputs, hashPageInputs } from './inputs';
import { PagePolicyPlugin } from './plugins/page-policy';
import { RefetchPlugin } from './plugins/refetch';
import { StalledChunksPlugin } from './plugins/stalled-chunks';
import { BuildRecordPlugin } from './plugins/build-record';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity';
import { HostManifestPlugin } from './plugins/federation-manifest';
import { packageVersions, singletons, singletonVersions } from './singletons';
import { readVersion } from './workspace';

/**
 * Chunks of the singletons that the shell provides on demand, by their names in provide-domain.ts.
 */
const onDemand = Object.fromEntries(
  singletons
    .filter(({ delivery }) => delivery === 'on-demand')
    .map(({ key }) => [key, `provide-${key.slice(key.lastIndexOf('/') + 1)}`]),
);

/**
 * Many pages request both, and the contracts they share are loaded once. The rules need only their
 * names.
 */
const CARRIES_CONTRACTS = ['provide-contracts', 'provide-http'];
/** Chunks that read phone numbers: those of all countries are in one file for all of them. */
const CARRIES_PHONES = ['provide-phones', 'after-order', 'call-restaurant'];

/**
 * The start script: written into the HTML with its hash, therefore one file of a fixed name without
 * any runtime.
 */
const BOOT = 'boot';
/** The service worker: one file without any runtime, served at an address of its own. */
const WORKER = 'worker';
/** The script with which the edge renders pages: one file without any chunk. */
const SERVER = 'server';
const fixedNames: readonly (string | undefined)[] = [BOOT, WORKER];

/**
 * Rules of the server entry: what the browser imports on demand is part of its one file, and of
 * styles it needs only the names.
 */
const serverRules = (rules: readonly RuleSetRule[]): RuleSetRule[] => [
  { test: /\.([jt]sx?|mjs)$/, issuerLayer: SERVER, parser: { dynamicImportMode: 'eager' } },
  ...rules
    .filter(({ type }) => type === 'css/auto')
    .map((rule) => ({
      ...rule,
      issuerLayer: SERVER,
      generator: { ...rule.generator, exportsOnly: true },
    })),
];

/**
 * A part of the first load with a file of its own, so that a changed line costs a returning customer
 * that file and the runtime, at most 30 kB (release-size.tools.test.ts): the folders are chosen by
 * size. Styles stay together. Each part costs the first load up to 0.5 % of its bytes, because
 * modules are merged only within a file.
 */
const ownGroup = (name: string, folders: string) => ({
  test: new RegExp(`(${folders.replaceAll('/', '[\\\\/]')}).*\\.tsx?$`),
  name,
  enforce: true,
});

/** What the contracts use of zod: 7.5 kB less of every start, and less to evaluate (ADR 0046). */
const contractReader = fileURLToPath(new URL('./contract-reader/index.ts', import.meta.url));

const federationTexts = /error-codes[\\/]dist[\\/]desc\.mjs$/;
const noTexts = fileURLToPath(new URL('./federation-errors.ts', import.meta.url));

const refreshHook = fileURLToPath(new URL('./dev-refresh-hook.ts', import.meta.url));

/**
 * Rspack configuration of the shell: the application, the start script and the service worker. The
 * shell is plain Rspack: it calls the federation runtime itself, which is 9 kB smaller than the
 * plugin and does not change code splitting. `offers` is its `src/declaration.ts`, written to the build
 * record: compositions are checked, and pages served, without the shell's sources.
 */
export function shellConfig(dir: string, offers: ShellDeclaration): Configuration {
  const alone: readonly (string | undefined)[] = [...fixedNames, SERVER, ...offers.early];
  const base = baseConfig('shell', dir);
  const rules = (base.module?.rules ?? []) as RuleSetRule[];
  const sources = hashPageInputs('shell', buildMode());
  return {
    ...base,
    entry: {
      main: {
        import: isProduction() ? './src/main.ts' : [refreshHook, './src/main.ts'],
        runtime: 'runtime',
      },
      [BOOT]: './src/boot/main.ts',
      [WORKER]: './src/worker/main.ts',
      // scripts in the HTML of one rendered page: one file without any runtime each
      ...Object.fromEntries(offers.early.map((name) => [name, `./src/${name}/main.ts`])),
      [SERVER]: { import: './src/server/main.ts', layer: SERVER, publicPath: '/' },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, 'zod/mini$': contractReader } },
    module: { rules: [...rules, ...serverRules(rules)] },
    output: {
      ...base.output,
      uniqueName: `storefront_shell_${sources}`,
      // A page has one shell. The list of its chunks has the same name in every build, so that an
      // unchanged chunk has the same bytes.
      chunkLoadingGlobal: 'storefrontShell',
      filename: ({ chunk }) =>
        fixedNames.includes(chunk?.name) ? `${chunk?.name}.js` : '[name].[contenthash:8].js',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: (chunk) => chunk.canBeInitial() && !alone.includes(chunk.name),
        cacheGroups: {
          react: {
            test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            enforce: true,
            priority: 2,
          },
          domain: ownGroup(
            'domain',
            'shared-domain/src/(?!contracts)|platform/compositions/|shell/src/(start-up|table-link|session|tab|visit)/',
          ),
          base: ownGroup('base', 'shared-ui/src/|platform/loader/|shared-domain/src/contracts/'),
          rules: { ...ownGroup('rules', 'shared-domain/src/rules/'), priority: 1 },
          contracts: {
            test: /shared-domain[\\/]src[\\/]contracts[\\/]/,
            name: 'contracts',
            chunks: (chunk) => CARRIES_CONTRACTS.includes(chunk.name ?? ''),
            enforce: true,
          },
          phones: {
            test: /(shared-domain[\\/]src[\\/]rules[\\/]phones|node_modules[\\/]libphonenumber-js)[\\/]/,
            name: 'phones',
            chunks: (chunk) => CARRIES_PHONES.includes(chunk.name ?? ''),
            enforce: true,
            priority: 2,
          },
          vendor: {
            test: /node_modules[\\/]|contract-reader[\\/]/,
            name: 'vendor',
            enforce: true,
            priority: 1,
          },
          // one style sheet of all parts that are loaded later: the first load has the hash of each
          later: {
            type: /^css/,
            chunks: (chunk) => !chunk.canBeInitial() && !alone.includes(chunk.name),
            name: 'later',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new RefetchPlugin(),
      new StalledChunksPlugin(),
      new PagePolicyPlugin(),
      new ChunkIntegrityPlugin(),
      new rspack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (data) => {
        if (federationTexts.test(path.join(data.context, data.request))) data.request = noTexts;
      }),
      new rspack.DefinePlugin({
        SINGLETON_VERSIONS: JSON.stringify(packageVersions()),
        // Remotes are found in the composition and started by our loader: of the federation runtime
        // the page needs the shared modules, not its ways of finding and fetching remotes.
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        ENV_TARGET: JSON.stringify('web'),
      }),
      new HostManifestPlugin('shell', singletonVersions()),
      new BuildRecordPlugin({
        name: 'shell',
        version: `${readVersion('@storefront/shell')}+${sources}`,
        inputs: hashInputs('shell', buildMode()),
        contract: contractNumber(),
        entry: 'main',
        boot: `${BOOT}.js`,
        worker: `${WORKER}.js`,
        server: SERVER,
        exposes: onDemand,
        offers,
        fetchesRest: true,
        loadsAdopted: true,
      }),
    ],
  };
}
