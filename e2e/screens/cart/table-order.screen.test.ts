import { act, screen, waitFor, within } from '@testing-library/react';
import { plainLines } from '../../support/any-lines';
import { demoRestaurant } from '../kit/demo-restaurant';
import type { Reply } from '../kit/network';
import { openCart } from './cart-screen';

declare const nodeFetch: typeof fetch;

const ORDER = /^\/restaurant\/\d+\/order\/table$/;

/** The code of a table as it is printed on its sheet. */
async function tableCode(restaurantId: number, table: string): Promise<string> {
  const response = await nodeFetch(
    `${process.env['SCREENS_API']}/restaurant/${restaurantId}/tables`,
  );
  return ((await response.json()) as { table: string; token: string }[]).find(
    (row) => row.table === table,
  )!.token;
}

/** The cart of a guest that scanned a table's code. */
async function atTable(table: string) {
  const data = await demoRestaurant('cantina-mesa');
  const lines = plainLines(data, 2).map((line) => ({
    ...line,
    qty: 1 + Math.floor(Math.random() * 900),
  })); // the API rejects an equal order within a minute
  const cart = await openCart({
    restaurant: 'cantina-mesa',
    path: `shopping-cart?t=${encodeURIComponent(await tableCode(data.info.id, table))}`,
    lines,
  });
  const finish = (): HTMLElement =>
    screen.getByRole('button', { name: cart.texts('mf-cart:footer.finish') });
  await cart.heading();
  await waitFor(() => expect(finish()).toBeEnabled());
  const sendButton = async (): Promise<HTMLElement> =>
    within(
      await screen.findByRole('dialog', { name: cart.texts('mf-cart:table-order.send') }),
    ).getByRole('button', { name: cart.texts('mf-cart:table-order.send-now') });
  const send = async (): Promise<void> => {
    await cart.user.click(finish());
    await cart.user.click(await sendButton());
  };
  const sent = () =>
    cart.network
      .requests('POST', ORDER)
      .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);
  return { cart, lines, finish, sendButton, send, sent };
}

test('[CART-13] [CART-21] FINISH ORDER shows what is sent, and nothing is sent without a confirmation', async () => {
  const { cart, lines, finish, sendButton, sent } = await atTable('2');
  await cart.user.click(finish());
  const dialog = (await sendButton()).closest('dialog')!;
  expect(dialog).toHaveTextContent(cart.texts('mf-cart:table-order.goes-to', { table: '2' }));
  for (const { name, qty } of lines) expect(dialog).toHaveTextContent(`${qty}×${name}`);
  await cart.user.click(
    within(dialog).getByRole('button', { name: cart.texts('mf-cart:table-order.not-yet') }),
  );
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect([sent(), screen.getAllByRole('spinbutton').length]).toEqual([[], 2]);
});

test('[CART-21] pressed twice the order is sent once, busy meanwhile', async () => {
  const { cart, finish, sendButton, sent } = await atTable('3');
  let release = (_: Reply): void => undefined;
  cart.network.answer(
    'POST',
    ORDER,
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  await cart.user.click(finish());
  await cart.user.dblClick(await sendButton());
  await waitFor(() => expect(finish()).toHaveAttribute('aria-busy', 'true'));
  await act(async () => release('pass'));
  expect(
    await screen.findByRole('dialog', { name: cart.texts('domain:order.placed') }),
  ).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('[CART-21] a lost connection is reported, nothing is lost, and Try again sends the same order', async () => {
  const { cart, send, sent } = await atTable('4');
  const restore = cart.network.answer('POST', ORDER, 'down');
  // before the retry the page checks whether the order exists
  cart.network.allow('GET', /^\/order\/uuid\//, 404);
  await send();
  const failed = await screen.findByRole('alertdialog');
  expect(failed).toHaveTextContent(cart.texts('domain:error.offline'));
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
  restore();
  await cart.user.click(
    within(failed).getByRole('button', { name: cart.texts('domain:action.retry') }),
  );
  expect(
    await screen.findByRole('dialog', { name: cart.texts('domain:order.placed') }),
  ).toBeVisible();
  const [first, second, ...others] = sent();
  expect([second, others]).toEqual([first, []]);
});

test('a code that the API does not accept is reported, and the cart stays', async () => {
  const { cart, finish, send } = await atTable('5');
  cart.network.answer('POST', ORDER, {
    status: 422,
    json: { error: 'The table code is not valid', code: 'table_link_invalid' },
  });
  await send();
  const failed = await screen.findByRole('alertdialog');
  expect(failed).toHaveTextContent(cart.texts('domain:order-error.table-code.message'));
  await cart.user.click(
    within(failed).getByRole('button', { name: cart.texts('mf-cart:table-order.back-to-cart') }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await cart.heading();
  expect(finish()).not.toHaveAttribute('aria-busy', 'true');
});
