import { moveInlineStyles } from './inline-styles';
import { themeRule } from './theme-rule';

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
  'a{color:red}',
  'color:red;a{color:red}',
  'color:red;@media print{color:red}',
])('a value that would end its rule is removed: %s', (text) => {
  expect(moveInlineStyles(`<i style="${text}"></i>`)).toEqual({ html: '<i></i>', style: '' });
});

test.each([
  [
    { '--color-brand': '#c00', '--on-brand': 'rgb(0 0 0 / 50%)' },
    ':root{--color-brand:#c00;--on-brand:rgb(0 0 0 / 50%)}',
  ],
  [{ '--color-brand': 'red}body{display:none' }, ''],
  [{ '--color-brand': '</style>' }, ''],
  [{ 'color:red;--x': '1' }, ''],
  [{}, ''],
])('of a theme only colors and numbers are written: %j', (theme, rule) => {
  expect(themeRule(theme as Record<string, string>)).toBe(rule);
});
