import type { Page } from '../../cli/browser';

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
