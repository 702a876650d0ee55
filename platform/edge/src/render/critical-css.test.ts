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
  ['a font', '@font-face{font-family:x}', true],
])('%s', (_, css, isPresent) => {
  const rules = criticalCss([css])(HTML);
  expect(rules.replace(/\s/g, '')).toBe(isPresent ? css.replace(/\s/g, '') : '');
});

test('keyframes stay, and comments are removed', () => {
  const css = '/* note */@keyframes turn{to{opacity:0}}';
  expect(criticalCss([css])(HTML)).toBe('@keyframes turn{to{opacity:0}}');
});

test('sheets keep their order, and layers their declaration', () => {
  const sheets = ['@layer base,page;.text{color:red}', '.text{color:blue}'];
  expect(criticalCss(sheets)(HTML)).toBe('@layer base,page;.text{color:red}.text{color:blue}');
});
