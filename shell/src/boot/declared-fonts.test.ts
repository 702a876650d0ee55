/** @jest-environment jsdom */
import { applyWithout, declaredFonts } from './declared-fonts';

/** jsdom has no rules of fonts. */
class FontRule {
  readonly style: { getPropertyValue: () => string };
  constructor(readonly family: string) {
    this.style = { getPropertyValue: () => family };
  }
}

function sheetOf(rules: object[]) {
  return { cssRules: rules, deleteRule: (at: number) => void rules.splice(at, 1) };
}

function setFonts(fonts: readonly { family: string }[] | undefined): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
}

beforeAll(() => Object.assign(globalThis, { CSSFontFaceRule: FontRule }));
afterEach(() => Reflect.deleteProperty(document, 'fonts'));

test('[SHELL-52] a style sheet is applied without the fonts of the page, however the browser quotes them', () => {
  setFonts([{ family: 'Figtree Variable' }, { family: '"Figtree Fallback"' }]);
  const [nunito, other] = [new FontRule('"Nunito Variable"'), { selectorText: '.a' }];
  const rules = [
    new FontRule('"Figtree Variable"'),
    nunito,
    new FontRule("'Figtree Variable'"),
    other,
    new FontRule('Figtree Fallback'),
  ];
  const link = document.createElement('link');
  link.media = 'not all';
  Object.defineProperty(link, 'sheet', { value: sheetOf(rules) });
  applyWithout(declaredFonts(), link);
  expect(rules).toEqual([nunito, other]);
  expect(link.media).toBe('all');
});

test('a browser without a list of fonts declares none', () => {
  expect(declaredFonts().size).toBe(0);
});
