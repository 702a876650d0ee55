import { runInNewContext } from 'node:vm';
import { criticalCss } from './critical-css';
import { moveInlineStyles } from './inline-styles';
import { HOLD_SCREEN } from './hold-screen';
import { acceptedLanguage } from './accepted-language';

describe('styles of a screen', () => {
  const HTML = '<main class="page wide"><p class="text" data-size="s">Hi</p></main>';

  test.each([
    ['a rule of a used class', '.page{margin:0}', true],
    ['a rule of an unused class', '.dialog{margin:0}', false],
    ['a rule without a class', 'body{margin:0}', true],
    ['a rule that needs two classes', '.page .dialog{margin:0}', false],
    ['an alternative that is used', '.dialog,.text{margin:0}', true],
    ['a class inside of a negation', '.page:not(.dialog){margin:0}', true],
    ['one needed class inside of :where', ':where(.dialog) p{margin:0}', false],
    ['alternatives inside of :is', ':is(.dialog,.text) p{margin:0}', true],
    ['a used rule inside of a condition', '@media (width>1px){.text{margin:0}}', true],
    ['a used class with a state', '.text:hover{margin:0}', true],
    ['a selector that cannot be read', '.dialog:{margin:0}', true],
    ['an unused rule inside of a layer', '@layer page{.dialog{margin:0}}', false],
    ['an empty layer, which has a place in the order', '@layer page{}', true],
    [
      'an unused rule inside of two conditions',
      '@media (width>1px){@supports (gap:0){.dialog{margin:0}}}',
      false,
    ],
    ['a font that no rule names', '@font-face{font-family:x}', false],
    ['a font of a rule', '@font-face{font-family:"x y"}body{font-family:x y}', true],
    ['a rule of another look', ':root[data-look=sea]{margin:0}', false],
    ['a rule of the look', ":root[data-look='land']{margin:0}", true],
    ['a rule of any look', ':root[data-look]{margin:0}', true],
    ['a font of another look', '@font-face{font-family:x}[data-look=sea]{font-family:x}', false],
  ])('%s', (_, css, isPresent) => {
    const rules = criticalCss([css])(HTML, 'land').css;
    expect(rules.replace(/\s/g, '')).toBe(isPresent ? css.replace(/\s/g, '') : '');
  });

  test('keyframes stay, and comments are removed', () => {
    const css = '/* note */@keyframes turn{to{opacity:0}}';
    expect(criticalCss([css])(HTML).css).toBe('@keyframes turn{to{opacity:0}}');
  });

  test('sheets keep their order, and layers their declaration', () => {
    const sheets = ['@layer base,page;.text{color:red}', '.text{color:blue}'];
    expect(criticalCss(sheets)(HTML).css).toBe(
      '@layer base,page;.text{color:red}.text{color:blue}',
    );
  });
});

describe('inline styles', () => {
  test('inline styles become rules, equal ones share a rule', () => {
    expect(
      moveInlineStyles(
        '<i style="--cards:12"></i><i style="width:50%"></i><i style="--cards:12"></i>',
      ),
    ).toEqual({
      html: '<i data-s="0"></i><i data-s="1"></i><i data-s="0"></i>',
      style: '[data-s="0"]{--cards:12}[data-s="1"]{width:50%}',
    });
  });

  test('the escaped characters of a value are read as React wrote them', () => {
    expect(moveInlineStyles('<i style="font-family:&quot;A&#x27;s&quot;"></i>').style).toBe(
      `[data-s="0"]{font-family:"A's"}`,
    );
  });

  test.each([
    'color:red}body{display:none',
    'color:red}@import url(//evil.example)',
    '}</style><script>',
    'color:red;@media print{color:red}',
  ])('a value that would end its rule is removed: %s', (text) => {
    expect(moveInlineStyles(`<i style="${text}"></i>`)).toEqual({ html: '<i></i>', style: '' });
  });
});

describe('a screen that is held', () => {
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
    ['forbidden storage', true, { stored: null }],
  ])('%s: hidden until the start script has run: %s', (_case, isHeld, visit) => {
    expect(visibility(visit)).toEqual([isHeld ? 'hidden' : '', '']);
  });
});

describe('the language of a screen', () => {
  const LANGUAGES = ['en', 'es', 'pt-br'];

  test.each([
    ['en-US,en;q=0.9', 'pt-br', 'en'],
    ['fr-FR, es;q=0.8, en;q=0.9', 'pt-br', 'en'],
    ['fr', 'es', 'es'],
    ['en;q=0, es', 'pt-br', 'es'],
    [undefined, 'pt-BR', 'pt-br'],
    ['en;q=none', 'es', 'es'],
    ['fr', ' pt-BR', 'pt-br'],
    [`${','.repeat(498)}en`, 'es', 'en'],
    [`${','.repeat(500)}en`, 'es', 'es'],
    [`${',;;q='.repeat(5000)}en`, 'es', 'es'],
  ])('[I18N-02] browser %s, restaurant %s: %s', (header, restaurant, language) => {
    expect(acceptedLanguage(header, restaurant, LANGUAGES)).toBe(language);
  });

  test('without a language of the shell the browser decides', () => {
    expect(acceptedLanguage('fr', '', LANGUAGES)).toBeNull();
  });
});
