import type { Still } from '../server/still-page';
import { QUIET_MS } from '../settings';
import { openPage } from './open-page';

/**
 * Converts the rendered page into a standalone document: the same elements, styles and images,
 * without scripts and elements that only scripts use. Style attributes become rules, because the
 * content security policy blocks attributes.
 */
export async function takeStill(url: string, keyHash: string): Promise<Still> {
  const { page, close } = await openPage({ keyHash, slow: 'nothing' });
  try {
    await page.goto(url, { waitUntil: 'networkidle', timeout: QUIET_MS * 4 });
    return await page.evaluate(() => {
      const rules = [...document.querySelectorAll('[style]')].map((element, index) => {
        const rule = `[data-still="${index}"]:not(#_){${element.getAttribute('style') ?? ''}}`;
        element.setAttribute('data-still', String(index));
        element.removeAttribute('style');
        return rule;
      });
      for (const element of document.querySelectorAll(
        'script,link[rel=prefetch],link[as=script],link[as=style],#first',
      ))
        element.remove();
      const style = document.createElement('style');
      style.textContent = rules.join('');
      document.head.append(style);
      const styles = [...document.querySelectorAll('style')].map(
        ({ textContent }) => textContent ?? '',
      );
      const { outerHTML } = document.documentElement;
      return { html: `<!doctype html>${outerHTML}`.replaceAll(location.origin, ''), styles };
    });
  } finally {
    await close();
  }
}
