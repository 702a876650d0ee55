import type { Page } from '@playwright/test';

/**
 * Wraps every text of the page as a translator does, after each change of it: the text goes, and a
 * copy in two `<font>` elements takes its place. It also changes the language of the document.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const UNTRANSLATED = 'font,script,style,title,noscript,template,textarea,option,svg';
    const font = (content: string | Element): HTMLElement => {
      const element = document.createElement('font');
      element.append(content);
      return element;
    };
    const translate = (): void => {
      const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found)
        if (text.data.trim() !== '' && !text.parentElement?.closest(UNTRANSLATED))
          text.replaceWith(font(font(text.data)));
      if (document.documentElement) document.documentElement.lang = 'x-translated';
    };
    new MutationObserver(translate).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
