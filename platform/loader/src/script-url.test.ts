import { scriptUrlPolicy } from './script-url';

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
