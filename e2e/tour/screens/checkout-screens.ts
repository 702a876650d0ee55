import { startAtDelivery } from '../../support/at-checkout';
import { freshPhone } from '../../support/fresh-phone';
import type { TourScreen, Visitor } from '../tour-screen';

/** The checkout of one bruschetta for pickup. */
async function reachCheckout({ page, delivery, checkout }: Visitor): Promise<void> {
  await startAtDelivery(page);
  await delivery.orderNow();
  await delivery.fillCustomer({ phone: freshPhone() });
  await delivery.next();
  await checkout.heading().waitFor();
}

async function placeOrder(visitor: Visitor): Promise<string> {
  await reachCheckout(visitor);
  await visitor.checkout.payByMoney('50');
  return visitor.checkout.placeOrder();
}

/** The page of a new order, after these stages. */
async function follow(visitor: Visitor, stages: readonly string[]): Promise<void> {
  const { page, texts } = visitor;
  const uuid = await placeOrder(visitor);
  for (const stage of stages) {
    const answer = await page.request.post(`/api/demo/orders/${uuid}/advance`);
    const { status } = (await answer.json()) as { status: string };
    if (status !== stage) throw new Error(`The order is ${status} instead of ${stage}`);
  }
  await page.goto(`/bella-napoli/track?token=${uuid}`);
  await page.getByText(texts('mf-tracking:connection.live')).waitFor();
}

export const checkoutScreens: readonly TourScreen[] = [
  {
    id: 'checkout',
    title: 'Checkout',
    shows: 'What is ordered, where and when, coupon, cashback and payment methods.',
    isAlsoWide: true,
    isLive: true,
    visit: reachCheckout,
  },
  {
    id: 'method',
    title: 'Dialog of a payment method',
    shows: 'The amount in cash for which change is needed.',
    isLive: true,
    visit: async (visitor) => {
      await reachCheckout(visitor);
      await (await visitor.checkout.requestChange()).fill('50');
    },
  },
  {
    id: 'success',
    title: 'Order placed',
    shows: 'Number of the order, code for pickup, the link to follow it, and its content.',
    isLive: true,
    visit: placeOrder,
  },
  {
    id: 'track-created',
    title: 'Tracking: received',
    shows: 'The first stage, with the expected time.',
    isLive: true,
    visit: (visitor) => follow(visitor, []),
  },
  {
    id: 'track-preparing',
    title: 'Tracking: in preparation',
    shows: 'The kitchen prepares the order.',
    isLive: true,
    visit: (visitor) => follow(visitor, ['CONFIRMED', 'PREPARING']),
  },
  {
    id: 'track-ready',
    title: 'Tracking: ready',
    shows: 'The order can be picked up with its code.',
    isLive: true,
    visit: (visitor) => follow(visitor, ['CONFIRMED', 'PREPARING', 'READY']),
  },
];
