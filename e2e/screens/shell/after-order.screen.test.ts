import { screen, waitFor, within } from '@testing-library/react';
import { atPayment, ORDER } from '../checkout/at-payment';
import { changeRestaurant } from '../kit/change-restaurant';

async function afterOrder(settings?: Record<string, unknown>) {
  const before = changeRestaurant('bella-napoli', ({ info }) => {
    if (settings)
      Object.assign(info, {
        order_status_page: false,
        order_link: false,
        has_automatic_whatsapp_message: false,
        whatsapp: '(11) 99876-5432',
        ...settings,
      });
  });
  const page = await atPayment({ before });
  await page.order();
  await screen.findByRole('heading', { level: 1, name: page.texts('domain:order.placed') });
  const [{ body }] = page.network.requests('POST', ORDER) as unknown as [
    { body: { details: { uuid: string } } },
  ];
  return { ...page, uuid: body.details.uuid };
}

test('[TRACKING-08] [TRACKING-06] [CHECKOUT-46] a visitor follows the order from its success screen', async () => {
  const { uuid, path, texts, user } = await afterOrder();
  expect(path()).toBe('/payment/success');
  expect(screen.queryByRole('dialog')).toBeNull();
  const facts = screen.getByRole('list', { name: texts('mf-checkout:review.title') });
  for (const fact of [
    texts('domain:delivery.type.balcony'),
    'Rua Harmonia, 412',
    texts('mf-checkout:schedule.now'),
    texts('domain:payment.method.pix'),
  ])
    expect(facts).toHaveTextContent(fact);
  expect(screen.getByText('Bruschetta al Pomodoro')).toBeVisible();
  await user.click(screen.getByRole('link', { name: texts('mf-checkout:success.follow') }));
  await waitFor(() => expect(path()).toBe(`/track?token=${uuid}`));
  expect(
    await screen.findByRole('region', { name: texts('mf-tracking:state.label') }),
  ).toBeVisible();
});

test('[TRACKING-09] [TRACKING-11] without an order page the dialog shows the order and a link to send it', async () => {
  const { texts, press } = await afterOrder({});
  const dialog = await screen.findByRole('dialog', {
    name: texts('shell:after-order.message.title'),
  });
  const words = within(dialog).getByLabelText(texts('shell:after-order.message.preview'));
  expect(words).toHaveTextContent('1× Bruschetta al Pomodoro');
  const chat = new URL(
    within(dialog).getByRole<HTMLAnchorElement>('link', {
      name: texts('shell:after-order.message.open'),
    }).href,
  );
  expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/5511998765432');
  expect(chat.searchParams.get('text')).toBe(words.textContent);
  await press(dialog, 'shell:after-order.message.later');
  expect(dialog).not.toBeInTheDocument();
});

test('[TRACKING-09] [SHELL-27] with order_link the message is the number and the link of the order', async () => {
  const { uuid, texts, go } = await afterOrder({ order_link: true });
  const dialog = await screen.findByRole('dialog', {
    name: texts('shell:after-order.message.title'),
  });
  const message = within(dialog).getByLabelText(texts('shell:after-order.message.preview'));
  expect(message).toHaveTextContent(
    texts('domain:message.see', {
      link: `${location.origin}/app/bella-napoli/track?token=${uuid}`,
    }),
  );
  expect(message).not.toHaveTextContent('Bruschetta');
  await go(`/track?token=${uuid}`);
  expect(
    await screen.findByRole('region', { name: texts('mf-tracking:state.label') }),
  ).toBeVisible();
});

test.each(['', 'https://evil.example', 'javascript:alert(1)', '12'])(
  '[TRACKING-11] [TRACKING-14] a restaurant with the number "%s" gets no message; the order is shown and followed',
  async (whatsapp) => {
    const { path, texts } = await afterOrder({ whatsapp, has_automatic_whatsapp_message: true });
    expect(path()).toBe('/payment/success');
    expect(screen.getByRole('link', { name: texts('mf-checkout:success.follow') })).toBeVisible();
    expect(
      screen.queryByRole('dialog', { name: texts('shell:after-order.message.title') }),
    ).toBeNull();
  },
);
