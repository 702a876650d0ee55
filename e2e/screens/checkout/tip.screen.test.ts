import { screen, waitFor } from '@testing-library/react';
import { changeRestaurant } from '../kit/change-restaurant';
import { atPayment, ORDER } from './at-payment';

const before = changeRestaurant('bella-napoli', ({ info }) => {
  info['tips'] = { percents: [10] };
});

test('an order with a tip that cannot be read is sent once the tip is corrected', async () => {
  const { choose, confirmButton, network, texts, user } = await atPayment({ before });
  await choose('pix');
  await user.click(screen.getByRole('radio', { name: texts('mf-checkout:tip.own') }));
  const field = screen.getByRole('textbox', { name: texts('mf-checkout:tip.amount') });
  for (const typed of ['abc', '999']) {
    await user.clear(field);
    await user.type(field, typed);
    await user.click(confirmButton()!);
    expect([typed, document.activeElement]).toEqual([typed, field]);
    expect(field).toBeInvalid();
  }
  expect(network.requests('POST', ORDER)).toHaveLength(0);
  await user.clear(field);
  await user.type(field, '5');
  network.answer('POST', ORDER, 'never'); // the API's record of the restaurant accepts no tips
  await user.click(confirmButton()!);
  await waitFor(() =>
    expect(network.requests('POST', ORDER)).toMatchObject([{ body: { details: { tip: 5 } } }]),
  );
});
