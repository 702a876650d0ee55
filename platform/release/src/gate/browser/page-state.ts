import type { BrowserCheck } from '../check';
import type { Page } from '../../cli/browser';

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

/** The visible and the spoken texts of a page, each once. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('script, style, svg *'))
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.nodeValue),
        ...['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
      ]);
    return [...new Set(texts.map((text) => (text ?? '').trim()))].filter((text) => text !== '');
  }, null);
