import { screen, waitFor } from '@testing-library/react';
import { everyKey } from '../../support/every-key';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront, writeDraft } from '../kit/open-storefront';
import { onlyWith } from './trimmed-menu';

const values: Readonly<Record<string, string>> = {
  'text that is not JSON': '{"v":1,"value":',
  'JSON of another shape': '[[["pizza"]],null,42]',
  'an envelope around the wrong type':
    '{"v":1,"value":{"lines":{"length":7},"name":["x"],"0":true}}',
  'an envelope around a number': '{"v":1,"value":-1e308}',
  'a later version of another shape': '{"v":2,"value":{"cart":"all new"}}',
  'an impossible version': '{"v":9007199254740991,"value":null}',
  'a long text': 'x'.repeat(60_000),
  'a long list': JSON.stringify({
    v: 1,
    value: { lines: Array.from({ length: 2000 }, () => 'x') },
  }),
};

test.each(Object.entries(values))(
  'every key of the storage holds %s: menu, cart and delivery are shown, and the checkout is reached',
  async (_, text) => {
    for (const key of everyKey(101, 'bella-napoli')) localStorage.setItem(key, text);
    const { go, path, scope, texts, user } = await openStorefront('/bella-napoli', {
      before: (network) => {
        changeRestaurant('bella-napoli', onlyWith('Tiramisù'))(network);
        network.answer('GET', '/order/uuid/101', {
          status: 404,
          json: { error: 'Order not found', code: 'order_not_found' },
        }); // a key of an abandoned payment names its order
      },
    });
    const [add] = await screen.findAllByLabelText(texts('mf-menu:card.add', { name: 'Tiramisù' }));
    await user.click(add!);
    await go('/shopping-cart');
    expect(
      await screen.findByLabelText(texts('mf-cart:line.quantity', { name: 'Tiramisù' })),
    ).toHaveValue('1');
    await go('/delivery');
    await waitFor(() =>
      expect(document.querySelector('h1')).toHaveTextContent(texts('mf-delivery:page.title')),
    );
    expect(await screen.findByText(texts('mf-delivery:customer.label.name'))).toBeVisible();
    await writeDraft(scope, { deliveryType: 'balcony' });
    await go('/payment');
    await waitFor(() =>
      expect(document.querySelector('h1')).toHaveTextContent(texts('mf-checkout:page.title')),
    );
    expect(path()).toBe('/payment');
  },
);
