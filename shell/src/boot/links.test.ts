/** @jest-environment jsdom */
import { aBuild, aPage, anExperiment } from './page.test-kit';
import { OVERRIDES_KEY } from './stored-overrides';

describe('links', () => {
  const page = aPage({
    experiments: [
      anExperiment({
        arms: [
          { ...anExperiment().arms[0]!, ranges: [[0, 10_000]] },
          { ...anExperiment().arms[1]!, ranges: [] },
        ],
      }),
    ],
    variants: { new: 'with-new' },
  });
  const chosen = { builds: { 'mf-menu': aBuild('mf-menu', '9') }, arms: { carts: 'new' } };
  const value = encodeURIComponent(JSON.stringify(chosen));
  const { base } = chosen.builds['mf-menu'];

  /** Starts the page at a URL, as the document's inline script does. */
  function start(address: string) {
    history.replaceState(null, '', address);
    document.body.innerHTML = '<script type="application/json" id="composition"></script>';
    document.getElementById('composition')!.textContent = JSON.stringify(page);
    globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
    jest.isolateModules(() => jest.requireActual('./main'));
    const { composition, overrides } = window.__storefront!;
    return {
      hash: composition.hash,
      menu: composition.remotes['mf-menu']?.base,
      overrides,
      stored: sessionStorage.getItem(OVERRIDES_KEY),
    };
  }
  const asServed = {
    hash: 'base',
    menu: page.composition.remotes['mf-menu']?.base,
    overrides: null,
    stored: null,
  };

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    Object.defineProperty(crypto, 'randomUUID', {
      value: () => '00000000-0000-4000-8000-000000000001',
      configurable: true,
    });
  });
  afterEach(() => {
    window.name = '';
    delete window.__storefront;
  });

  test.each([
    `?overrides=${value}`,
    `?${OVERRIDES_KEY}=${value}`,
    '?overrides[builds][mf-menu]=1.0.0-000000000009',
    '?overrides&remote=mf-menu&build=1.0.0-000000000009&use=1&submit=1',
    `?mf-menu=${encodeURIComponent(base)}`,
    `#overrides=${value}`,
    `?__storefront=${value}`,
    '?arm=new&experiment=carts',
  ])('the link %s chooses no build and no arm, and stores nothing', (link) =>
    expect(start(`/bella-napoli${link}`)).toEqual(asServed),
  );

  test('a name that another page gave the window chooses nothing', () => {
    window.name = JSON.stringify(chosen);
    expect(start('/bella-napoli')).toEqual(asServed);
  });

  test('what this tab stored is what chooses', () => {
    sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify({ arms: { carts: 'new' } }));
    expect(start('/bella-napoli').overrides).toEqual({ builds: {}, arms: { carts: 'new' } });
  });
});
