import { criticalCss } from './critical-css';

const HTML = '<main class="page wide"><p class="text" data-size="s">Hi</p></main>';

test.each([
  ['a rule of a used class', '.page{margin:0}', true],
  ['a rule of an unused class', '.dialog{margin:0}', false],
  ['a rule without a class', 'body{margin:0}', true],
  ['a rule of an attribute', '[data-size=s]{margin:0}', true],
  ['a rule that needs two classes', '.page .dialog{margin:0}', false],
  ['an alternative that is used', '.dialog,.text{margin:0}', true],
  ['a class inside of a negation', '.page:not(.dialog){margin:0}', true],
  ['a class inside of :has', '.page:has(.dialog){margin:0}', true],
  ['one needed class inside of :where', ':where(.dialog) p{margin:0}', false],
  ['alternatives inside of :is', ':is(.dialog,.text) p{margin:0}', true],
  ['an unused rule inside of a condition', '@media (width>1px){.dialog{margin:0}}', false],
  ['a used rule inside of a condition', '@media (width>1px){.text{margin:0}}', true],
  ['an unused class with a state', '.dialog:hover{margin:0}', false],
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
  expect(criticalCss(sheets)(HTML).css).toBe('@layer base,page;.text{color:red}.text{color:blue}');
});

test.each([
  '@keyframes turn { 50% { opacity: 0 } }',
  '@-webkit-keyframes turn { to { opacity: 0 } }',
])('%s stays as it is written', (css) => expect(criticalCss([css])(HTML).css).toBe(css));

test('a condition with a comment beside its unused rules is removed', () =>
  expect(criticalCss(['@media (width>1px){/* note */.dialog{margin:0}}'])(HTML).css).toBe(''));
