import type { Page } from '../../cli/browser';

/**
 * Sentences about a page in which `recordPage` runs: changed built-ins, style sheets for the whole
 * document, an element that covers the storefront without the role of a dialog, and of
 * `pageTexts` those that no customer should read.
 */
export const inspectPage = (page: Page, pageTexts: readonly string[]): Promise<string[]> =>
  page.evaluate((texts) => {
    const gatePage = (globalThis as { __gatePage?: { changes(): string[] } }).__gatePage;
    const sheets = document.adoptedStyleSheets.length;

    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    // the key of a text, an unfilled value, and what a script makes of a missing one
    const raw = [
      /^(?:[a-z][a-z-]*:)?[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/,
      /\{\{|\}\}/,
      /(?:^|\s)(?:undefined|NaN|\[object Object\])(?:\s|$)/,
    ];
    const unreadable = texts.filter((text) => raw.some((form) => form.test(text)));
    const nameless = shown.filter(
      (element) =>
        element.matches('button, a[href], h1, h2, h3') &&
        element.closest('[aria-hidden="true"]') === null &&
        (element.textContent ?? '').trim() === '' &&
        !element.hasAttribute('aria-label') &&
        !element.hasAttribute('aria-labelledby') &&
        element.querySelector('[aria-label], [alt]:not([alt=""]), title') === null,
    );

    const screen = window.innerWidth * window.innerHeight;
    const covers = shown.filter((element) => {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(element);
      if (position !== 'fixed') return false;
      const { width, height } = element.getBoundingClientRect();
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      const isDialog = element.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null;
      return isPainted && !isDialog && width * height > 0.7 * screen;
    });
    return [
      ...(gatePage?.changes() ?? []),
      ...(sheets > 0 ? [`a script adopts a style sheet for the whole document`] : []),
      ...covers.map(
        (element) => `<${element.localName}> covers the page without the role of a dialog`,
      ),
      ...unreadable.map((text) => `shows the text “${text}”`),
      ...nameless.map((element) => `shows <${element.localName}> without a text`),
    ];
  }, pageTexts);
