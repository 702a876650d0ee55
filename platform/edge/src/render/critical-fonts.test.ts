import { criticalCss } from './critical-css';

/** Fonts that a page with texts in the family `x` and `y` preloads. */
const fontsOf = (css: string) => criticalCss([`${css}body{font-family:x,y}`])('<body>').fonts;

const font = (name: string, range: string): string =>
  `@font-face{font-family:x;src:url(/files/${name}.woff2)format("woff2");${range}}`;

test.each([
  ['U+0-FF,U+131', true],
  ['U+??', true],
  ['U+0000-00FF', true],
  ['U+100-2BA,U+1E??', false],
  ['U+65', true],
])('a font for %s is preloaded: %s', (range, isPreloaded) =>
  expect(fontsOf(font('a', `unicode-range:${range}`))).toEqual(
    isPreloaded ? [{ href: '/files/a.woff2', isUrgent: false }] : [],
  ),
);

test('a font for all characters is preloaded, and one of the device is not', () => {
  const local = '@font-face{font-family:y;src:local("Arial");size-adjust:98%}';
  expect(fontsOf(font('a', '') + local)).toEqual([{ href: '/files/a.woff2', isUrgent: false }]);
  expect(fontsOf('body{margin:0}')).toEqual([]);
});

test('a file is preloaded once, urgently when a text uses it only when it is there at once', () => {
  const css = font('a', 'font-display:swap') + font('a', 'font-display:optional');
  expect(fontsOf(css + font('a', ''))).toEqual([{ href: '/files/a.woff2', isUrgent: true }]);
});
