import { providePolicy, scriptUrlPolicy } from './script-url';

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

test('without a base no address is a script', () => {
  expect(() => scriptUrlPolicy([])('/builds/shell/1/a.js')).toThrow(TypeError);
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

  test('accepts nothing below a base that cannot be parsed', () => {
    const accepted = provide(['https://[/', '/builds/']);
    expect(accepted('/builds/a.js')).toEqual({ trusted: '/builds/a.js' });
    for (const url of ['https://evil.example/a.js', 'https://[/a.js'])
      expect(() => accepted(url)).toThrow(TypeError);
  });

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

  test('makes the addresses of every part, each below its own bases', () => {
    const createPolicy = jest.fn();
    globalThis.trustedTypes = { createPolicy };
    globalThis.__storefrontScripts = { createScriptURL: (url) => ({ page: url }) };
    const src = scriptUrlPolicy(BASES);
    expect(src('/builds/shell/1/a.js')).toEqual({ page: '/builds/shell/1/a.js' });
    expect(() => src('/builds/mf-cart/2/a.js')).toThrow(TypeError);
    expect(createPolicy).not.toHaveBeenCalled();
    globalThis.__storefrontScripts = undefined;
  });
});
