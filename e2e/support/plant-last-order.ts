import type { Page } from '@playwright/test';
import type { PlacedByApi } from './placed-order';

/**
 * The first page of this tab starts with the token of this order, as stored by the visit that
 * placed it; a reload uses the state that this page stored.
 */
export async function plantLastOrder(
  page: Page,
  { restaurantId, uuid }: Pick<PlacedByApi, 'restaurantId' | 'uuid'>,
): Promise<void> {
  await page.addInitScript(
    ([id, token]) => {
      if (sessionStorage.getItem('token-planted') === null)
        localStorage.setItem(`lastOrderToken-${id}`, JSON.stringify({ v: 1, value: token }));
      sessionStorage.setItem('token-planted', 'yes');
    },
    [String(restaurantId), uuid] as const,
  );
}
