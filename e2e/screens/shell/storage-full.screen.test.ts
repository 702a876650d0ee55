import { screen, waitFor } from '@testing-library/react';
import { $lines } from '@storefront/shared-domain/models';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { onlyWith } from './trimmed-menu';

test('without storage space a notice says once that the cart is not stored, and the cart works', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { go, scope, texts, user } = await openStorefront('/bella-napoli', {
    before: changeRestaurant('bella-napoli', onlyWith('Tiramisù')),
  });
  const [add] = await screen.findAllByLabelText(texts('mf-menu:card.add', { name: 'Tiramisù' }));
  await user.click(add!);
  expect(await screen.findByText(texts('domain:cart.not-saved'))).toBeVisible();
  await user.click(add!);
  await waitFor(() => expect(scope.getState($lines)).toMatchObject([{ qty: 2 }]));
  expect(screen.getAllByText(texts('domain:cart.not-saved'))).toHaveLength(1);
  await go('/shopping-cart');
  expect(
    await screen.findByLabelText(texts('mf-cart:line.quantity', { name: 'Tiramisù' })),
  ).toHaveValue('2');
});
