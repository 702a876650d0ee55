import { init } from '@module-federation/runtime';

type Factory = () => unknown;
type Shared = Record<string, unknown>;
/** A module of the bundle as the bundler's runtime defines it. */
type Definition = (module: { exports: unknown }) => void;

/** A shared module that a chunk requires, as the federation plugin writes it. */
interface Consumed {
  readonly shareKey: string;
  readonly shareScope: string;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
  readonly singleton: boolean;
  readonly eager: boolean;
}

/** The members of `__webpack_require__` that the entry of a remote uses. */
interface BundlerRequire {
  /** Definitions of modules, and modules that have run. */
  readonly m: Record<string, Definition>;
  readonly c: Record<string, unknown>;
  /** What the load of a chunk consists of. */
  readonly f: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>;
  readonly consumesLoadingData?: {
    readonly chunkMapping: Record<string, readonly string[]>;
    readonly moduleIdToConsumeDataMapping: Record<string, Consumed>;
  };
  readonly initializeExposesData: {
    readonly moduleMap: Record<string, () => Promise<Factory>>;
    readonly shareScope: string;
  };
  initContainer: (shareScope: Shared, initScope: object[], options?: object) => Promise<boolean>;
  getContainer: (expose: string) => Promise<Factory>;
}

type Instance = ReturnType<typeof init>;

/** Puts a shared module of the page in the place of each module that a chunk consumes. */
function consumeShared(require: BundlerRequire, instance: Instance): void {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping: consumed = {} } =
    require.consumesLoadingData ?? {};
  const requests: Record<string, Promise<void>> = {};

  const define = (id: string, definition: Definition): void => {
    require.m[id] = (module) => {
      delete require.c[id]; // the shared module has a cache of its own
      definition(module);
    };
  };
  async function request(id: string, data: Consumed): Promise<void> {
    const { shareKey, shareScope, requiredVersion, strictVersion, singleton, eager } = data;
    try {
      const factory = await instance.loadShare(shareKey, {
        customShareInfo: {
          shareConfig: { requiredVersion, strictVersion, singleton, eager },
          scope: [shareScope],
        },
      });
      if (factory === false) throw new Error(`the page has no ${shareKey}`);
      define(id, (module) => {
        module.exports = factory();
      });
    } catch (error) {
      delete requests[id]; // the next load of the chunk requests it again
      define(id, () => {
        throw error;
      });
    }
  }
  require.f['consumes'] = (chunk, promises) => {
    for (const id of chunkMapping[chunk] ?? []) {
      const data = consumed[id];
      if (data) promises.push((requests[id] ??= request(id, data)));
    }
  };
}

/**
 * Federation runtime of a remote: the part of `webpack-bundler-runtime` that a remote uses. A remote
 * has no copy of a shared module, no remotes and no snapshot. The entry changes with every
 * release and is fetched again, so each byte of it counts.
 */
export function startRemote(require: BundlerRequire, name: string): void {
  const instance = init({ name, remotes: [], shared: {}, shareStrategy: 'loaded-first' });
  const { moduleMap, shareScope: key } = require.initializeExposesData;
  consumeShared(require, instance);
  require.initContainer = async (shareScope, initScope, options) => {
    instance.initOptions({ name, remotes: [], ...options });
    const { shareScopeMap = {} } = (options ?? {}) as { shareScopeMap?: Record<string, Shared> };
    instance.initShareScopeMap(key, shareScope as never, {
      hostShareScopeMap: shareScopeMap as never,
    });
    const strategy = instance.options.shareStrategy;
    await Promise.all(
      instance.initializeSharing(key, { strategy, initScope: initScope as never, from: 'build' }),
    );
    return true;
  };
  require.getContainer = async (expose) => {
    const load = Object.hasOwn(moduleMap, expose) ? moduleMap[expose] : undefined;
    if (!load) throw new Error(`the container has no ${expose}`);
    return load();
  };
}
