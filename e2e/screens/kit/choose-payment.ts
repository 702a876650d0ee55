import { screen, waitFor } from '@testing-library/react';
import type { Opened } from './open-storefront';

/** Chooses a method that is paid on delivery; the checkout is open. */
export async function choosePayment(
  { user, texts }: Pick<Opened, 'user' | 'texts'>,
  method: 'pix' | 'money',
): Promise<void> {
  const groups = (['uponDelivery', 'uponTakeout'] as const).map((group) =>
    texts(`domain:payment.group.${group}`),
  );
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^(${groups.join('|')})$`) }));
  const tiles = await screen.findAllByRole('button', {
    name: new RegExp(`^${texts(`domain:payment.method.${method}`)}`),
  });
  await user.click(tiles.find((tile) => tile.hasAttribute('aria-pressed'))!);
}

/** The button that sends the order; it also shows the amount. Null while no method is chosen. */
export const confirmButton = ({ texts }: Pick<Opened, 'texts'>): HTMLElement | null =>
  screen.queryByRole('button', { name: new RegExp(`^${texts('mf-checkout:confirm.button')}`) });

/** Sends the order once that is possible. */
export async function confirmOrder(opened: Pick<Opened, 'user' | 'texts'>): Promise<void> {
  await waitFor(() => expect(confirmButton(opened)).toBeEnabled());
  await opened.user.click(confirmButton(opened)!);
}
