import { SCHEMES, DARK_SURFACE } from '../../platform/edge/src/head/look';
import { demoRestaurants } from '../../demo/src/demo-restaurants';
import { LOOKS } from '../../shared-domain/src/contracts/look';
import { appearances, schemeOf, styledLooks } from './appearances.test-kit';

test('a record can name the looks of the style sheets, and `classic` is that of a record without one', () => {
  expect(['classic', ...styledLooks()].sort()).toEqual([...LOOKS].sort());
  expect(LOOKS[0]).toBe('classic');
});

test('the edge has the color schemes of the looks before any style sheet is loaded', () => {
  const schemes = Object.fromEntries(LOOKS.map((look) => [look, schemeOf(look)]));
  expect({ ...schemes, ...SCHEMES }).toEqual(schemes);
  expect(Object.values(schemes).filter((scheme) => scheme !== 'light')).toEqual(
    Object.values(SCHEMES),
  );
});

test('the page of every dark look has the color of the edge', () => {
  const dark = appearances(LOOKS).filter(({ scheme }) => scheme === 'dark');
  expect(dark.map(({ tokens }) => tokens.get('--color-surface'))).toEqual(
    dark.map(() => DARK_SURFACE),
  );
});

test('no two looks have the same fonts, corners or layout of header and cards', () => {
  const parts = {
    fonts: /^--font-(family|display|title)/,
    corners: /^--radius-[sml]$/,
    'header and cards': /^--(header|portrait|card)-/,
  };
  for (const [part, names] of Object.entries(parts)) {
    const kinds = appearances(LOOKS).map(({ look, tokens }) => ({
      look,
      text: [...tokens].filter(([name]) => names.test(name)).join(' '),
    }));
    const looks = new Set(kinds.map(({ look }) => look));
    const texts = new Set(kinds.map(({ text }) => text));
    expect([part, texts.size]).toEqual([part, looks.size]);
  }
});

test('each demo restaurant has a look of its own', () => {
  const looks = demoRestaurants.map(({ info }) => info.look);
  expect([...looks].sort()).toEqual([...LOOKS].sort());
});
