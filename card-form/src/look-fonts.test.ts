/** @jest-environment jsdom */
import { fetchLookFonts } from './look-fonts';

const face = (family: string, src: string, range = 'U+0000-00FF, U+0131'): string =>
  `@font-face { font-family: '${family}'; src: ${src}; unicode-range: ${range}; }`;
const SHEET = [
  face('Figtree Variable', "url('figtree-ext.woff2')", 'U+0100-02BA'),
  face('Figtree Variable', "url('figtree.woff2')"),
  face('Nunito Variable', "url('nunito.woff2')"),
  face('Figtree Fallback', "local('Arial')"),
].join('');

let fetched: string[] = [];
let loaded: string[] = [];

/** A document whose look has these fonts for texts. */
function documentWith(families: string, answer: () => Promise<unknown>) {
  fetched = [];
  loaded = [];
  document.head.innerHTML = `<style>${SHEET}</style>`;
  document.documentElement.style.setProperty('--font-family', families);
  globalThis.fetch = ((url: string) => (fetched.push(url), answer())) as never;
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: async (font: string) => void loaded.push(font) },
  });
}
const bytes = async () => ({ arrayBuffer: async () => new ArrayBuffer(0) });

test('the latin file of the font of texts is fetched before the form opens, and no other one', async () => {
  const list = "'Figtree Variable', 'Figtree Fallback', sans-serif";
  documentWith(list, bytes);
  await fetchLookFonts();
  expect(fetched).toEqual(['http://localhost/figtree.woff2']);
  expect(loaded).toEqual([`1rem ${list}`]);
});

test('a look with the fonts of the device fetches nothing and does not wait', () => {
  documentWith('ui-sans-serif, sans-serif', bytes);
  expect(fetchLookFonts()).toBeNull();
  expect(fetched).toEqual([]);
});

test('a font that fails or is late does not hold the form up', async () => {
  documentWith("'Nunito Variable'", async () => {
    throw new Error('offline');
  });
  await fetchLookFonts();
  jest.useFakeTimers();
  try {
    documentWith("'Nunito Variable'", () => new Promise(() => undefined));
    const fonts = fetchLookFonts();
    jest.advanceTimersByTime(400);
    await fonts;
  } finally {
    jest.useRealTimers();
  }
  expect(loaded).toEqual([]);
});
