import { type ScreensOfBuild, declaredScreens, joinScreens } from './screens';

const routes = [
  { path: '', pages: [{ remote: 'remote-a', page: 'home' }] },
  { path: 'list', pages: [{ remote: 'remote-b', page: 'list' }] },
  {
    path: 'list/one',
    pages: [
      { remote: 'remote-b', page: 'list' },
      { remote: 'remote-c', page: 'one' },
    ],
  },
];
const heading = (of: string) => ({ heading: { text: of } });
const all = ['', 'list', 'list/one', 'gone'];
const publishes = (build: string) => ({
  build,
  declared: {},
  screens: {
    root: '/demo',
    pages: Object.fromEntries(all.map((address) => [address, heading(build)])),
    repeated: all,
    last: all,
    rest: 'list',
  },
});

test('a build says how the pages of its own addresses are judged, and of no other', () => {
  expect(joinScreens([publishes('remote-a'), publishes('remote-c')], routes)).toEqual({
    root: '/demo',
    pages: { '': heading('remote-a'), 'list/one': heading('remote-c') },
    stored: [],
    repeated: ['', 'list/one'],
    last: ['', 'list/one'],
    rest: '',
  });
  expect(joinScreens([publishes('remote-a'), publishes('remote-b')], routes)).toMatchObject({
    pages: { '': heading('remote-a'), list: heading('remote-b') },
    rest: 'list',
  });
});

test('of one address the first row counts', () => {
  const served = { ...publishes('remote-a'), screens: publishes('served').screens };
  expect(joinScreens([publishes('remote-a'), served], routes)?.pages).toEqual({
    '': heading('remote-a'),
  });
});

describe('headings of declarations', () => {
  const text = { heading: 'remote-b:list.title' } as const;
  const declared = declaredScreens({
    pages: [
      {
        path: 'list',
        page: 'list',
        ...text,
        dialogs: [
          { path: 'one', page: 'one', heading: 'remote-b:one.title' },
          { path: 'two', page: 'two' },
        ],
      },
      { path: 'list/:id', page: 'entry', ...text },
      { path: 'name', page: 'name', heading: 'restaurant' },
      { path: 'some', page: 'some', ...text, module: 'lists' },
      { path: 'others', page: 'others', ...text, withoutModule: 'lists' },
    ],
  });

  test('are those of the pages and dialogs that every restaurant shows at one address', () =>
    expect(declared).toEqual({
      list: text,
      'list/one': { ...text, dialog: 'remote-b:one.title' },
      'list/two': text,
    }));

  test('count where the build publishes no row, and before those of the served build', () => {
    const home = { ...publishes('remote-a'), declared: { '': text } };
    const list: ScreensOfBuild = { build: 'remote-b', declared: { '': text, list: text } };
    const served = { ...publishes('remote-b'), screens: publishes('served').screens };
    expect(joinScreens([list, home, served], routes)).toMatchObject({
      root: '/demo',
      pages: { '': heading('remote-a'), list: text },
    });
  });
});

test('there are no screens when no build publishes any', () =>
  expect(joinScreens([{ build: 'remote-a', declared: {} }], routes)).toBeNull());
