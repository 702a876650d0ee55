import type { Loader } from '@storefront/loader';
import {
  filesUrl,
  type ExposeFiles,
  type PageBuild,
  type PageComposition,
} from '@storefront/loader/page';

/** The global of the federation runtime, as far as its tools read it. */
interface Federation {
  moduleInfo: object;
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly shareScopeMap: Readonly<
      Record<string, Readonly<Record<string, Versions>> | undefined>
    >;
  }[];
}
type Versions = Readonly<Record<string, { readonly useIn: readonly string[] }>>;

interface Page {
  /** The composition of the page, with the builds that it does not omit. */
  readonly composition: () => PageComposition;
  readonly loader: Pick<Loader, 'running'>;
}

const HOST = 'shell';

/** As the manifest of a remote names it. */
const containerName = (remote: string): string => remote.replaceAll('-', '_');

const assets = ({ js, css }: Pick<ExposeFiles, 'js' | 'css'>) => ({
  js: { sync: [...js], async: [] },
  css: { sync: [...css], async: [] },
});

/** Shared modules of the page; of one container those that it has loaded. */
const sharedBy = (federation: Federation, container?: string) => {
  const host = federation.__INSTANCES__.find(({ name }) => name === HOST);
  return Object.entries(host?.shareScopeMap['default'] ?? {}).flatMap(([sharedName, versions]) =>
    Object.entries(versions)
      .filter(([, { useIn }]) => container === undefined || useIn.includes(container))
      .map(([version]) => ({ sharedName, version, assets: assets({ js: [], css: [] }) })),
  );
};

const NO_TYPES = { remoteTypes: '', remoteTypesZip: '', remoteTypesAPI: '' };

function describeBuild(name: string, build: PageBuild) {
  const { version, entry, exposes } = build;
  return {
    version,
    buildVersion: version,
    ...NO_TYPES,
    globalName: name,
    remoteEntry: entry.js[0] ?? '',
    remoteEntryType: 'global',
    publicPath: new URL(filesUrl(build), location.href).href,
    remotesInfo: {},
    modules: Object.entries(exposes).map(([modulePath, files]) => ({
      moduleName: modulePath.slice('./'.length),
      modulePath,
      assets: assets(files),
    })),
  };
}

function describePage({ composition, loader }: Page, federation: Federation) {
  const { shell, remotes, declared = {} } = composition();
  const loaded = [...new Set([...Object.keys(remotes), ...Object.keys(declared)])].flatMap(
    (remote) => {
      const build = loader.running(remote);
      return build === null ? [] : [[containerName(remote), build] as const];
    },
  );
  const host = {
    ...describeBuild(HOST, shell),
    modules: [],
    consumerList: [],
    remotesInfo: Object.fromEntries(
      loaded.map(([name, { version }]) => [name, { matchedVersion: version }]),
    ),
    shared: sharedBy(federation),
  };
  const described = loaded.map(([name, build]) => [
    `${name}:${build.version}`,
    { ...describeBuild(name, build), shared: sharedBy(federation, name) },
  ]);
  return { [HOST]: host, ...(Object.fromEntries(described) as object) };
}

/**
 * States the loaded remotes, their versions and shared modules to tools of Module Federation, which read
 * `__FEDERATION__.moduleInfo`. It is computed whenever it is read; what a runtime adds to it stays.
 */
export function provideModuleInfo(page: Page): void {
  const federation = (globalThis as { __FEDERATION__?: Federation }).__FEDERATION__;
  if (federation === undefined) return;
  let stated = federation.moduleInfo;
  Object.defineProperty(federation, 'moduleInfo', {
    configurable: true,
    enumerable: true,
    get: () => Object.assign(stated, describePage(page, federation)),
    set: (next: object) => {
      stated = next;
    },
  });
}
