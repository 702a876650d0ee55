import type { Page } from '../../cli/browser';
import { stringsIn } from './known-texts';

/** Every string in the stored values of a page: what the customer typed is among them. */
export async function storedTexts(page: Page): Promise<string[]> {
  const values = await page.evaluate(() => Object.values({ ...localStorage }), null);
  return values.flatMap((value) => {
    try {
      return stringsIn(JSON.parse(value));
    } catch {
      return []; // not JSON
    }
  });
}
