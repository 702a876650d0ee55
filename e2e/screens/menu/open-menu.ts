import { fireEvent, screen, waitFor } from '@testing-library/react';
import { smallMenu } from '../../support/small-menu';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

export interface OpenMenu extends Opened {
  /** Card of a product, found by its heading; waits for it. */
  card(name: string): Promise<HTMLElement>;
  /** Types words into the search at once. */
  search(words: string): void;
  /**
   * Texts of the headings of a level, read by selector: a query by role over a menu is slow in
   * jsdom.
   */
  headings(level: 1 | 2 | 3): string[];
}

const headingTexts = (level: number): string[] =>
  [...document.querySelectorAll(`main h${level}`)].map(({ textContent }) => textContent ?? '');

/**
 * Opens a restaurant's menu, bella-napoli's cut down unless `options.before` changes it otherwise,
 * and waits for its first card.
 */
export async function openMenu(
  restaurant = 'bella-napoli',
  options: Options = {},
): Promise<OpenMenu> {
  const opened = await openStorefront(`/${restaurant}`, {
    ...(restaurant === 'bella-napoli' && { before: changeRestaurant(restaurant, smallMenu) }),
    ...options,
  });
  await waitFor(() => expect(document.querySelector('main article')).not.toBeNull());
  const card = async (name: string): Promise<HTMLElement> => {
    const heading = (
      await screen.findAllByText(name, { selector: 'article h3, article h3 *', exact: true })
    )[0];
    return heading?.closest('article') ?? Promise.reject(new Error(`${name} has no card`));
  };
  const search = (words: string): void =>
    void fireEvent.change(document.querySelector('input[type="search"]') ?? document.body, {
      target: { value: words },
    });
  return { ...opened, card, search, headings: headingTexts };
}
