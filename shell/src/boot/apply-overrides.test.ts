import fc from 'fast-check';
import type { ExposeFiles, PageBuild, PageDocument } from '@storefront/loader/page';
import { applyOverrides } from './apply-overrides';
import type { Assignment } from './assign';

const SITE = 'https://pizza.example';
const ALLOWED = 'http://localhost:4001';
const HASH = `sha384-${'a'.repeat(64)}`;
const id = (digit: string) => `1.0.0-${digit.repeat(12)}`;
const files = (...js: string[]): ExposeFiles => ({ js, css: [], consumes: ['rules'] });
const build = (base: string): PageBuild => ({
  base,
  version: '1.0.0+abc',
  contract: 3,
  entry: files('entry.js'),
  integrity: { 'entry.js': HASH },
  exposes: { './remote': files('remote.js'), './pages/home': files('pages/home.js') },
  locales: { en: ['en.js'] },
});
const arm = (name: string, builds: Record<string, PageBuild>) => ({
  name,
  ranges: [],
  isOff: false,
  builds,
});
const page = {
  config: { origins: [ALLOWED] },
  composition: {
    hash: 'h',
    contract: 3,
    previous: { 'mf-menu': build(`/builds/mf-menu/${id('0')}/`) },
    shell: { ...build(`/builds/shell/${id('1')}/`), exposes: { rules: files('rules.js') } },
    remotes: {
      'mf-menu': build(`/builds/mf-menu/${id('2')}/`),
      'mf-cart': build(`/builds/mf-cart/${id('3')}/`),
    },
  },
  experiments: [
    {
      name: 'nep',
      salt: 's',
      expires: 0,
      arms: [arm('control', {}), arm('new', { 'mf-cart': build(`/builds/mf-cart/${id('4')}/`) })],
    },
    {
      name: 'menu',
      salt: 't',
      expires: 0,
      arms: [arm('control', {}), arm('big', { 'mf-menu': build(`/builds/mf-menu/${id('5')}/`) })],
    },
  ],
} as unknown as PageDocument;
const assigned: Assignment = {
  composition: page.composition,
  arms: [{ experiment: 'nep', arm: 'control', how: 'assigned' }],
};
const apply = (stored: unknown) =>
  applyOverrides(page, assigned, typeof stored === 'string' ? stored : JSON.stringify(stored));
const baseOf = (stored: unknown, remote = 'mf-menu') =>
  apply(stored).composition.remotes[remote]?.base;

describe('a build', () => {
  test.each([
    { case: 'of this store', base: `/builds/mf-menu/${id('9')}/` },
    { case: 'of an allowed origin', base: `${ALLOWED}/` },
    { case: 'in a folder of an allowed origin', base: `${ALLOWED}/__dev/builds/mf-menu/` },
  ])('$case stands in for one remote, and its failure is seen', ({ base }) => {
    const { composition, overrides } = apply({ builds: { 'mf-menu': build(base) } });
    expect(composition.remotes).toEqual({ ...page.composition.remotes, 'mf-menu': build(base) });
    expect(composition.previous).toEqual({});
    expect(Object.keys(overrides?.builds ?? {})).toEqual(['mf-menu']);
  });

  test.each([
    'https://evil.example/',
    `//evil.example/builds/mf-menu/${id('9')}/`,
    `${ALLOWED}.evil.example/`,
    `${ALLOWED}@evil.example/`,
    ALLOWED,
    `${ALLOWED}/../`,
    `${ALLOWED}/a/../../`,
    `${ALLOWED}//evil.example/`,
    `${ALLOWED}/%2e%2e/`,
    `${ALLOWED}/a?b/`,
    'javascript:alert(1)//',
    'data:text/javascript,alert(1)/',
    '/builds/mf-menu/',
    `/builds/mf-cart/${id('9')}/`,
    `/builds/mf-menu/${id('9')}/../../x/`,
    `/builds/mf-menu/${id('9')}`,
    `/api/builds/mf-menu/${id('9')}/`,
    `\\\\evil.example/`,
    '',
    ' ',
    `blob:${SITE}/1/`,
  ])('from anywhere else is dropped: %s', (base) => {
    expect(apply({ builds: { 'mf-menu': build(base) } })).toEqual({ ...assigned, overrides: null });
  });

  test.each([
    { case: 'a file above its folder', change: { entry: files('../evil.js') } },
    {
      case: 'a file on another host',
      change: { exposes: { './remote': files('//evil.example/x.js') } },
    },
    { case: 'an absolute file', change: { locales: { en: ['/media/x.js'] } } },
    { case: 'a hash that is none', change: { integrity: { 'entry.js': 'sha1-x' } } },
    { case: 'no contract', change: { contract: 'high' } },
    { case: 'no entry', change: { entry: undefined } },
  ])('that is malformed is dropped, the others stay: $case', ({ change }) => {
    const other = build(`/builds/mf-cart/${id('8')}/`);
    const { composition } = apply({
      builds: { 'mf-menu': { ...build(`${ALLOWED}/`), ...change }, 'mf-cart': other },
    });
    expect(composition.remotes).toEqual({
      'mf-menu': page.composition.remotes['mf-menu'],
      'mf-cart': other,
    });
  });

  test.each(['shell', 'mf-unknown', '__proto__', 'constructor'])(
    'of no remote of the page is dropped: %s',
    (name) => {
      expect(apply(`{"builds":{"${name}":${JSON.stringify(build(`${ALLOWED}/`))}}}`)).toEqual({
        ...assigned,
        overrides: null,
      });
    },
  );
});

describe('an arm', () => {
  test('is served in place of the assigned one, and nothing of the visit is counted', () => {
    const { composition, arms, overrides } = apply({ arms: { menu: 'big' } });
    expect(composition.remotes['mf-menu']?.base).toContain(id('5'));
    expect(arms).toEqual([
      { experiment: 'nep', arm: 'control', how: 'override' },
      { experiment: 'menu', arm: 'big', how: 'override' },
    ]);
    expect(overrides).toEqual({ builds: {}, arms: { menu: 'big' } });
  });

  test('control takes the builds of the assigned arm away again', () => {
    const inArm: Assignment = {
      composition: {
        ...page.composition,
        remotes: { ...page.composition.remotes, ...page.experiments[0]?.arms[1]?.builds },
      },
      arms: [{ experiment: 'nep', arm: 'new', how: 'assigned' }],
    };
    const { composition } = applyOverrides(
      page,
      inArm,
      JSON.stringify({ arms: { nep: 'control' } }),
    );
    expect(composition.remotes).toEqual(page.composition.remotes);
  });

  test('a build that a person chose stands above that of an arm', () => {
    expect(
      baseOf({ arms: { nep: 'new' }, builds: { 'mf-cart': build(`${ALLOWED}/`) } }, 'mf-cart'),
    ).toBe(`${ALLOWED}/`);
  });

  test.each([
    '{"menu":"none"}',
    '{"other":"big"}',
    '{"menu":7}',
    '{"constructor":"big"}',
    '{"__proto__":"big"}',
    '[]',
  ])('that is missing from the page changes nothing: %s', (arms) =>
    expect(apply(`{"arms":${arms}}`)).toEqual({ ...assigned, overrides: null }),
  );
});

test('without anything stored the assignment is what it was', () => {
  expect(applyOverrides(page, assigned, null)).toEqual({ ...assigned, overrides: null });
});

describe('no stored text whatsoever', () => {
  const hosts = fc.constantFrom(
    '',
    '/',
    '//',
    '\\',
    '..',
    '.',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    'https:',
    'javascript:',
    'data:',
    'evil.example',
    ALLOWED,
    SITE,
    '/builds/',
    'mf-menu',
    id('9'),
    '\n',
    '\t',
    '/',
  );
  const address = fc.oneof(
    fc.array(hosts, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 12 }),
  );
  const fileList = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant('entry.js') }, address), {
    maxLength: 2,
  });
  const someFiles = fc.record({ js: fileList, css: fileList, consumes: fileList });
  const bases = fc.oneof(
    fc.constantFrom(`${ALLOWED}/`, `/builds/mf-menu/${id('9')}/`, `/builds/mf-cart/${id('9')}/`),
    address,
  );
  const someBuild = fc.record({
    base: bases,
    version: fc.constant('1.0.0+a'),
    contract: fc.constant(3),
    entry: someFiles,
    integrity: fc.constant({ 'entry.js': HASH }),
    exposes: fc.dictionary(fc.string({ maxLength: 4 }), someFiles, { maxKeys: 2 }),
    locales: fc.dictionary(fc.constantFrom('en', '__proto__'), fileList),
  });
  const names = fc.constantFrom('mf-menu', 'mf-cart', 'shell', '__proto__');
  const stored = fc.oneof(
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.json({ maxDepth: 3 })) },
    {
      weight: 4,
      arbitrary: fc
        .record({
          builds: fc.dictionary(
            names,
            fc.oneof({ weight: 6, arbitrary: someBuild }, fc.jsonValue({ maxDepth: 2 })),
            { maxKeys: 3 },
          ),
        })
        .map((value) => JSON.stringify(value)),
    },
  );

  test('breaks the page, or leads to a file outside of this store and the allowed origins', () => {
    let applied = 0;
    fc.assert(
      fc.property(stored, (text) => {
        const { composition, overrides } = applyOverrides(page, assigned, text);
        if (overrides !== null) applied += 1;
        for (const [name, { base, entry, exposes, locales }] of Object.entries(
          composition.remotes,
        )) {
          const all = [entry, ...Object.values(exposes)].flatMap(({ js, css }) => [...js, ...css]);
          for (const file of ['', ...all, ...Object.values(locales).flat()]) {
            const { href } = new URL(base + file, `${SITE}/bella-napoli/track`);
            expect(
              [`${SITE}/builds/${name}/`, `${ALLOWED}/`].some((allowed) =>
                href.startsWith(allowed),
              ),
            ).toBe(true);
          }
        }
        expect(composition.shell).toBe(page.composition.shell);
      }),
      { numRuns: 2000 },
    );
    expect(applied).toBeGreaterThan(100); // the property must not hold for lack of overrides
  });
});
