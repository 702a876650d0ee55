import { runInNewContext } from 'node:vm';
import { HOLD_SCREEN } from './hold-screen';

const BUILDS = '/builds/shell/1/ /builds/mf-menu/1/';
const session = (shell: string, menu: string, previous = '/builds/mf-menu/0/') =>
  JSON.stringify({
    composition: {
      shell: { base: shell },
      remotes: { 'mf-cart': { base: '/builds/mf-cart/1/' }, 'mf-menu': { base: menu } },
      previous: { 'mf-menu': { base: previous } },
    },
  });

interface Visit {
  readonly isTested?: boolean;
  /** Null: storage is forbidden. */
  readonly stored?: Readonly<Record<string, string>> | null;
}

/** Visibility of the page before and after the start script of a visit has run. */
function visibility({ isTested = false, stored = {} }: Visit): [string, string] {
  const style = { visibility: '' };
  let parsed = (): void => undefined;
  runInNewContext(HOLD_SCREEN, {
    document: {
      documentElement: { style },
      currentScript: { dataset: { builds: BUILDS, ...(isTested ? { tested: '' } : {}) } },
    },
    get sessionStorage() {
      if (stored === null) throw new Error('SecurityError');
      return { getItem: (key: string) => stored[key] ?? null };
    },
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'DOMContentLoaded') parsed = listener;
    },
  });
  const before = style.visibility;
  parsed();
  return [before, style.visibility];
}

const SESSION = 'storefront.session';
const same = session('/builds/shell/1/', '/builds/mf-menu/1/');
test.each<[string, boolean, Visit]>([
  ['a first visit', false, {}],
  ['a session with the same builds', false, { stored: { [SESSION]: same } }],
  ['a page that an experiment tests', true, { isTested: true }],
  ['the same, in a session', true, { isTested: true, stored: { [SESSION]: same } }],
  [
    'a session with another shell',
    true,
    { stored: { [SESSION]: session('/builds/shell/0/', '/builds/mf-menu/1/') } },
  ],
  [
    'a session with another build of the remote',
    true,
    { stored: { [SESSION]: session('/builds/shell/1/', '/builds/mf-menu/0/') } },
  ],
  [
    'a session with the build of the screen as the last good one only',
    true,
    {
      stored: {
        [SESSION]: session('/builds/shell/1/', '/builds/mf-menu/2/', '/builds/mf-menu/1/'),
      },
    },
  ],
  ['overrides', true, { stored: { 'storefront.overrides': '{}' } }],
  ['a session that cannot be parsed', true, { stored: { [SESSION]: '{' } }],
  ['a session without builds', true, { stored: { [SESSION]: '{"composition":{}}' } }],
  ['forbidden storage', true, { stored: null }],
])('%s: hidden until the start script has run: %s', (_case, isHeld, visit) => {
  expect(visibility(visit)).toEqual([isHeld ? 'hidden' : '', '']);
});
