import type { PageBuild } from '@storefront/compositions';
import { type Container, type SharedModules, forgetUnfinished } from './container';
import { EntryError } from './remote-load-error';
import { RemoteState } from './remote-state';
import { neverReload } from './reload-guard';
import { RemoteSlot } from './remote-slot';
import { withDeadline } from './deadline';
import { secondCopies } from './second-copies';
import { providePolicy, scriptUrlPolicy } from './script-url';

describe('the state of a build', () => {
  const build = (base: string, version: string): PageBuild => ({
    base,
    version,
    contract: 1,
    entry: { js: ['entry.js'], css: [], consumes: [] },
    integrity: { 'entry.js': 'sha384-x' },
    exposes: {},
    locales: {},
  });
  const aState = () =>
    new RemoteState(
      'mf-cart',
      build('/builds/mf-cart/1/', '1.0.0+c'),
      build('/builds/shell/1/', '1.0.0+s'),
    );
  const running: Container = { init: () => undefined, get: async () => () => ({}) };
  const missing = (request: string) =>
    Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error', request });

  const requests: string[] = [];
  beforeEach(() => {
    requests.length = 0;
    const build = (name: string) => (query: string) =>
      void requests.push(`${name} ${query.split('=')[0]}`);
    globalThis.__storefrontAskAgain = {
      mf_cart_c: build('mf-cart'),
      storefront_shell_s: build('shell'),
    };
  });

  test('a remote is started once for all callers, also for those during the start', async () => {
    const state = aState();
    const urls: string[] = [];
    const start = async (url: string) => {
      urls.push(url);
      return running;
    };
    await Promise.all([state.container(start), state.container(start)]);
    expect(await state.container(start)).toBe(running);
    expect(urls).toEqual(['/builds/mf-cart/1/entry.js']);
  });

  test('after a failed start the next attempt uses a URL that no cache or hanging request answers', async () => {
    const state = aState();
    const urls: string[] = [];
    const fail = async (url: string): Promise<Container> => {
      urls.push(url);
      throw new EntryError('unreachable', 'down');
    };
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(state.container(fail)).rejects.toThrow('down');
    expect(new Set(urls).size).toBe(3);
    expect(urls.slice(1).every((url) => url.startsWith('/builds/mf-cart/1/entry.js?retry='))).toBe(
      true,
    );
  });

  test('a missing file of a running remote is requested again there; the remote keeps running', async () => {
    const state = aState();
    await state.container(async () => running);
    state.partFailed(missing('https://shop/builds/mf-cart/1/page.js'));
    expect(requests).toEqual(['mf-cart ?retry']);
    const startAgain = jest.fn();
    expect(await state.container(startAgain)).toBe(running);
    expect(startAgain).not.toHaveBeenCalled();
  });

  test('a missing file of the shell is requested again in the shell too', () => {
    aState().partFailed(missing('https://shop/builds/shell/1/rules.js'));
    expect(requests).toEqual(['mf-cart ?retry', 'shell ?retry']);
  });
});

describe('the builds of a remote', () => {
  const build = (base: string): PageBuild => ({
    base,
    version: '1.0.0+x',
    contract: 1,
    entry: { js: ['entry.js'], css: [], consumes: [] },
    integrity: {},
    exposes: {},
    locales: {},
  });
  const slot = (bases: readonly string[], avoided: readonly string[] = []) =>
    new RemoteSlot('mf-cart', bases.map(build), build('shell/'), {
      ...neverReload,
      isAvoided: (base) => avoided.includes(base),
    });
  const order = ({ builds }: RemoteSlot) => builds.map((state) => state.build.base);

  test('builds are tried in the given order; one that failed while it ran goes last', () => {
    expect(order(slot(['a/', 'b/', 'c/']))).toEqual(['a/', 'b/', 'c/']);
    expect(order(slot(['a/', 'b/', 'c/'], ['a/']))).toEqual(['b/', 'c/', 'a/']);
    expect(order(slot(['a/', 'b/', 'c/'], ['b/']))).toEqual(['a/', 'c/', 'b/']);
    expect(order(slot(['a/', 'b/'], ['a/', 'b/']))).toEqual(['a/', 'b/']);
  });

  test('the next build is the first that was not tried; none is left after the last', () => {
    const two = slot(['a/', 'b/']);
    const [a, b] = two.builds;
    expect(two.next(new Set())).toBe(a);
    expect(two.next(new Set(a && [a]))).toBe(b);
    expect(two.next(new Set(two.builds))).toBeUndefined();
    expect(slot([]).next(new Set())).toBeUndefined();
  });

  test('a build that runs is the only one', () => {
    const two = slot(['a/', 'b/']);
    two.live = two.builds[1] ?? null;
    expect(two.next(new Set())).toBe(two.builds[1]);
    expect(two.next(new Set(two.live && [two.live]))).toBeUndefined();
  });
});

describe('a container', () => {
  const entry = (fields: object) => ({ '1.0.0': { version: '1.0.0', ...fields } });
  const sharedModules = (map: object) => ({ shareScopeMap: map }) as unknown as SharedModules;

  test('a shared module that failed is requested again; a loaded one is not', () => {
    const loading = Promise.resolve(() => ({}));
    const scope = {
      rules: entry({ loaded: false, loading }),
      react: entry({ loaded: true, loading, lib: () => 'react' }),
      effector: entry({ loaded: false }),
    };
    forgetUnfinished(sharedModules({ default: scope }));
    expect(scope.rules['1.0.0']).toMatchObject({ loading: null });
    expect(scope.react['1.0.0']).toMatchObject({ loading });
    expect(scope.effector['1.0.0']).toStrictEqual({ version: '1.0.0', loaded: false });
  });
});

describe('a deadline', () => {
  const late = () => new Error('late');
  const never = new Promise<never>(() => undefined);

  /** The state of a promise after a time on the fake clock. */
  async function stateAfter(ms: number, promise: Promise<unknown>): Promise<string> {
    let state = 'pending';
    promise.then(
      () => (state = 'resolved'),
      () => (state = 'rejected'),
    );
    await jest.advanceTimersByTimeAsync(ms);
    return state;
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('work that ends in time has its own outcome, and no timer remains', async () => {
    expect(await withDeadline(Promise.resolve('done'), 10, late)).toBe('done');
    await expect(withDeadline(Promise.reject(new Error('own')), 10, late)).rejects.toThrow('own');
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('work that hangs is late at the deadline and not before', async () => {
    const waiting = withDeadline(never, 100, late);
    expect(await stateAfter(99, waiting)).toBe('pending');
    expect(await stateAfter(1, waiting)).toBe('rejected');
    await expect(waiting).rejects.toThrow('late');
  });
});

afterEach(() => {
  globalThis.__storefrontCopies = undefined;
});

test('a second copy is reported with the build that loaded it', () => {
  globalThis.__storefrontCopies = [
    ['react', 'shell'],
    ['effector', 'shell'],
    ['react', 'mf-menu'],
  ];
  expect(secondCopies()).toEqual([{ packageName: 'react', build: 'mf-menu' }]);
});

describe('addresses of scripts', () => {
  const BASES = ['/builds/shell/1/', '/builds/mf-cart/1/'];

  afterEach(() => {
    globalThis.trustedTypes = undefined;
  });

  test('without Trusted Types, only addresses under a base are scripts', () => {
    const src = scriptUrlPolicy(BASES);
    expect(src('/builds/mf-cart/1/entry.js')).toBe('/builds/mf-cart/1/entry.js');
    expect(src('/builds/shell/1/a.js')).toBe('/builds/shell/1/a.js');
    expect(() => src('/builds/mf-cart/2/entry.js')).toThrow(
      new TypeError('/builds/mf-cart/2/entry.js is not part of the composition'),
    );
    expect(() => src('https://evil.example/?/builds/shell/1/')).toThrow(TypeError);
  });

  test('with Trusted Types, the policy of the storefront makes the address, under the same rule', () => {
    const names: string[] = [];
    globalThis.trustedTypes = {
      createPolicy: (name, { createScriptURL }) => {
        names.push(name);
        return { createScriptURL: (url) => ({ trusted: createScriptURL(url) }) };
      },
    };
    const src = scriptUrlPolicy(BASES);
    expect(src('/builds/shell/1/a.js')).toEqual({ trusted: '/builds/shell/1/a.js' });
    expect(() => src('https://evil.example/a.js')).toThrow(TypeError);
    expect(names).toEqual(['storefront']);
  });

  describe('the policy of the page', () => {
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'location');
      jest.restoreAllMocks();
    });
    const names: string[] = [];
    const provide = (bases = ['/builds/', 'https://dev.example:4001/']) => {
      Object.assign(globalThis, { location: { href: 'https://pizza.example/bella/track?a=1' } });
      names.length = 0;
      globalThis.trustedTypes = {
        createPolicy: (name, { createScriptURL }) => {
          names.push(name);
          return { createScriptURL: (url) => ({ trusted: createScriptURL(url) }) };
        },
      };
      const define = jest.spyOn(Object, 'defineProperty').mockReturnValueOnce(globalThis);
      providePolicy(bases, ['/sw.js']);
      const [, name, descriptor] = define.mock.calls.at(-1) ?? [];
      define.mockRestore();
      expect(name).toBe('__storefrontScripts');
      // neither writable nor configurable: no later script replaces it
      expect(Object.keys(descriptor ?? {})).toEqual(['value']);
      return (descriptor?.value as NonNullable<typeof __storefrontScripts>).createScriptURL;
    };

    test('accepts the builds of the store and of allowed origins, and the service worker', () => {
      const accepted = provide();
      for (const url of [
        '/builds/mf-cart/files/a.js',
        'https://pizza.example/builds/mf-cart/files/a.js?retry=1-2',
        'https://dev.example:4001/entry.js',
        '/sw.js',
      ])
        expect(accepted(url)).toEqual({ trusted: url });
      expect(names).toEqual(['storefront']);
    });

    test.each([
      'https://evil.example/builds/a.js',
      '//evil.example/builds/a.js',
      '/media/evil.js',
      '/builds/../media/evil.js',
      '/sw.js?x',
      'data:text/javascript,1',
      'https://dev.example:4001.evil.example/a.js',
      'https://[/builds/a.js',
    ])('refuses %s', (url) =>
      expect(() => provide()(url)).toThrow(new TypeError(`${url} is not part of the composition`)),
    );

    test('stays the one that the page has', () => {
      const createPolicy = jest.fn();
      const first = { createScriptURL: (url: string) => url };
      globalThis.trustedTypes = { createPolicy };
      globalThis.__storefrontScripts = first;
      providePolicy(['/builds/'], []);
      expect(globalThis.__storefrontScripts).toBe(first);
      expect(createPolicy).not.toHaveBeenCalled();
      globalThis.__storefrontScripts = undefined;
    });
  });
});
