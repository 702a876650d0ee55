import type { BrowserCheck } from '../check';

export const pageState: BrowserCheck = {
  name: 'page-state',
  isComparable: true,
  sentence:
    'No script changes the built-ins, the globals or the styles of the document, starts a worker, ' +
    'covers the page, or shows the key of a text.',
  advice:
    'Import what a module needs instead of changing what all share; put an overlay into a dialog; ' +
    'give the text a name in the catalogs. The finding names the story after which it is seen.',
  run: async (browsing) =>
    (await browsing.observe()).flatMap(({ story: { name }, page }) =>
      page.map((what) => `${name}: ${what}`),
    ),
};
