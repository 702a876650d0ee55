import { type PublishedScreens, joinScreens } from './screens';

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
const publishes = (build: string): { build: string; screens: PublishedScreens } => ({
  build,
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

test('there are no screens when no build publishes any', () =>
  expect(joinScreens([], routes)).toBeNull());
