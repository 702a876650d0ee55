import { startRemote } from './remote-runtime';

type Require = Parameters<typeof startRemote>[0];
interface Provided {
  version: string;
  get: () => Promise<() => unknown>;
}

let names = 0;
/** A started remote whose chunk `page` consumes `rules`, in a page that provides it. */
async function aRemote(get: Provided['get'] | null) {
  const require: Require = {
    m: {},
    c: { 7: {} },
    f: {},
    consumesLoadingData: {
      chunkMapping: { page: ['7'] },
      moduleIdToConsumeDataMapping: {
        7: {
          shareKey: 'rules',
          shareScope: 'default',
          requiredVersion: '^1.0.0',
          strictVersion: true,
          singleton: true,
          eager: false,
        },
      },
    },
    initializeExposesData: {
      moduleMap: { './pages/home': () => Promise.resolve(() => 'home') },
      shareScope: 'default',
    },
    initContainer: () => Promise.reject(new Error('not started')),
    getContainer: () => Promise.reject(new Error('not started')),
  };
  startRemote(require, `mf_test_${(names += 1)}`);
  const shared = { version: '1.0.0', scope: ['default'], useIn: [], from: 'shell', deps: [], get };
  const shareScope = get === null ? {} : { rules: { '1.0.0': { ...shared, shareConfig: {} } } };
  const options = {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shareScope },
  };
  await require.initContainer(shareScope, [], options);
  return {
    require,
    /** Loads the chunk and runs the consumed module. */
    load: async (): Promise<unknown> => {
      const promises: Promise<unknown>[] = [];
      require.f['consumes']?.('page', promises);
      await Promise.all(promises);
      const module = { exports: undefined as unknown };
      require.m['7']?.(module);
      return module.exports;
    },
    forget: () => {
      const versions = (shareScope as Record<string, Record<string, { loading?: unknown }>>)[
        'rules'
      ];
      if (versions?.['1.0.0']) versions['1.0.0'].loading = null;
    },
  };
}

test('a chunk gets the shared module of the page, requested once', async () => {
  const get = jest.fn(() => Promise.resolve(() => 'rules of the shell'));
  const { load, require } = await aRemote(get);
  expect([await load(), await load()]).toEqual(['rules of the shell', 'rules of the shell']);
  expect(get).toHaveBeenCalledTimes(1);
  expect(require.c).toEqual({});
});

test('a module that the page failed to load fails the module that needs it, and is requested again', async () => {
  const get = jest
    .fn<Promise<() => unknown>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(() => 'rules');
  const { load, forget } = await aRemote(get);
  await expect(load()).rejects.toThrow('offline');
  forget(); // as the loader does after a failure
  expect(await load()).toBe('rules');
});

test('a container returns what it exposes, and rejects anything else', async () => {
  const { require } = await aRemote(null);
  expect((await require.getContainer('./pages/home'))()).toBe('home');
  for (const expose of ['./pages/none', 'constructor', '__proto__'])
    await expect(require.getContainer(expose)).rejects.toThrow(expose);
});
