import type { PageBuild } from '@storefront/loader/page';
import type { Session } from '../start-up/session';
import { saveSession } from './save-session';
import { aBuild, aComposition, anExperiment, aPage, NOW } from './page.test-kit';

const MINUTE = 60_000;
const stored: Session = {
  v: 1,
  id: 'id',
  restaurantUrl: 'bella-napoli',
  at: NOW - 60 * MINUTE,
  seen: NOW - MINUTE,
  exposed: [],
  composition: aComposition({ hash: 'kept', remotes: { 'mf-cart': aBuild('mf-cart', '9') } }),
  arms: [{ experiment: 'carts', arm: 'new', how: 'assigned' }],
};
const page = aPage();
const isStored = (
  session: unknown,
  document = page,
  restaurantUrl: string | null = 'bella-napoli',
) => saveSession(document, session as Session | null, restaurantUrl, NOW) !== null;
const withCart = (cart: Partial<PageBuild>) => ({
  ...stored,
  composition: aComposition({ remotes: { 'mf-cart': { ...aBuild('mf-cart', '9'), ...cart } } }),
});

test.each<{ case: string; session: unknown; saved: boolean }>([
  { case: 'seen a minute ago', session: stored, saved: true },
  { case: 'seen 29 minutes ago', session: { ...stored, seen: NOW - 29 * MINUTE }, saved: true },
  { case: 'seen half an hour ago', session: { ...stored, seen: NOW - 30 * MINUTE }, saved: false },
  {
    case: 'just under four hours old',
    session: { ...stored, at: NOW - 239 * MINUTE },
    saved: true,
  },
  { case: 'four hours old', session: { ...stored, at: NOW - 240 * MINUTE }, saved: false },
  { case: 'begun in the future', session: { ...stored, at: NOW + MINUTE }, saved: false },
  { case: 'of the format of today', session: { ...stored, v: 2 }, saved: true },
  { case: 'of another format', session: { ...stored, v: 3 }, saved: false },
  { case: 'none', session: null, saved: false },
  { case: 'a text', session: 'session', saved: false },
  { case: 'without a composition', session: { ...stored, composition: undefined }, saved: false },
  {
    case: 'of another origin',
    session: withCart({ base: 'https://evil.example/builds/mf-cart/1.0.0-000000000009/' }),
    saved: false,
  },
  {
    case: 'of a script beside the store',
    session: withCart({ base: '/media/evil/' }),
    saved: false,
  },
  {
    case: 'of a path that leads upwards',
    session: withCart({ base: '/builds/mf-cart/../../evil/' }),
    saved: false,
  },
  {
    case: 'of a build that has no id',
    session: withCart({ base: '/builds/mf-cart/latest/' }),
    saved: false,
  },
  {
    case: 'whose last good build is elsewhere',
    session: {
      ...stored,
      composition: {
        ...stored.composition,
        previous: { 'mf-cart': { ...aBuild('mf-cart', '9'), base: '//evil/' } },
      },
    },
    saved: false,
  },
])('a session $case: stored $saved', ({ session, saved }) => expect(isStored(session)).toBe(saved));

test('a revoked composition ends the session', () =>
  expect(isStored(stored, aPage({ revoked: ['kept'] }))).toBe(false));
test('another restaurant is another session', () =>
  expect(isStored(stored, page, 'slice-house')).toBe(false));
test('a page without pinned builds stores nothing', () =>
  expect(isStored(stored, aPage({ config: { ...page.config, newsUrl: '' } }))).toBe(false));

test('the stored session serves its own builds and arms', () => {
  const saved = saveSession(page, stored, 'bella-napoli', NOW);
  expect(saved?.composition.remotes['mf-cart']?.version).toBe('1.0.0+9');
  expect(saved?.arms).toEqual(stored.arms);
});

test('a build that the document describes has the hashes for this address, also one of an arm', () => {
  const here = aBuild('mf-cart', '9', { 'page.js': 'sha384-p' });
  const served = aPage({ composition: aComposition({ remotes: { 'mf-cart': here } }) });
  const tested = aPage({
    experiments: [
      anExperiment({
        arms: [{ name: 'new', ranges: [], isOff: false, builds: { 'mf-cart': here } }],
      }),
    ],
  });
  for (const document of [served, tested]) {
    expect(
      saveSession(document, stored, 'bella-napoli', NOW)?.composition.remotes['mf-cart']?.integrity,
    ).toEqual(here.integrity);
  }
});
