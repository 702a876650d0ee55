import { fork, type Scope } from 'effector';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  minor,
  ZERO,
  type Coupon,
  type DeliveryType,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  $address,
  $coupon,
  $customer,
  $deliveryType,
  $fee,
  $feeDiscount,
  $lines,
  $payment,
  $restaurantData,
  $siteSettings,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { pageKit } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../remote';
import DeliveryPage from './delivery.page';

type Language = 'en' | 'pt-br';

const { inPage } = pageKit(remote, '/delivery');
const render = async (
  Screen: ComponentType,
  scope: Scope,
  language: Language = 'en',
): Promise<string> => renderToString(await inPage(<Screen />, { scope, language }));

const visit = (
  info: Partial<RestaurantInfo> = {},
  type: DeliveryType | null = null,
  more: [unknown, unknown][] = [],
) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant(info) })],
      [$deliveryType, type],
      [$lines, [aGeneralLine({ price: minor(5000) })]],
      [$customer, aCustomer()],
      ...(more as []),
    ],
  });
const delivered = (): [unknown, unknown][] => [
  [$address, anAddress()],
  [$fee, aFee({ deliveryFee: minor(800) })],
];
const text = (html: string): string => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

describe('the pages rendered on a server', () => {
  test('[DELIVERY-01] the delivery page is titled Delivery data', async () => {
    expect(await render(DeliveryPage, visit())).toMatch(/<h1[^>]*>Delivery data<\/h1>/);
  });

  test('[DELIVERY-02] the types on offer stand to choose from, a delivery with its time', async () => {
    const html = await render(
      DeliveryPage,
      visit({ has_car_takeout: true, no_table: false, table_self_service_enabled: true }),
    );
    expect(
      [...html.matchAll(/type="radio"[^>]*value="(\w+)"|value="(\w+)"[^>]*type="radio"/g)].map(
        ([, a, b]) => a ?? b,
      ),
    ).toEqual(['delivery', 'balcony', 'carTakeout', 'table']);
    expect(text(html)).toContain('|30\u00a0min – 50\u00a0min|');
    for (const name of ['Delivery', 'Takeout', 'Drive-thru', 'Table'])
      expect(text(html)).toContain(`|${name}|`);
  });

  test('[DELIVERY-03] [OPEN-049] pickup reads Retirada no Balcão where the site sets it, in any language', async () => {
    const site = {
      ...fork().getState($siteSettings),
      counterPickupRestaurants: [aRestaurant().id],
    };
    for (const language of ['en', 'pt-br'] as const) {
      expect(
        text(await render(DeliveryPage, visit({}, null, [[$siteSettings, site]]), language)),
      ).toContain('|Retirada no Balcão|');
      expect(text(await render(DeliveryPage, visit(), language))).not.toContain(
        'Retirada no Balcão',
      );
    }
  });

  test('[DELIVERY-06] what was chosen in the checkout stands in the footer, too: its lines add up', async () => {
    const coupon: Coupon = {
      id: 'c',
      code: 'DEZ',
      type: 'percentDiscount',
      fixDiscount: ZERO,
      percentDiscount: 10,
      minOrderValue: ZERO,
      onlyOneUsePerClient: false,
      enableUseFeaturedItems: true,
    };
    const paymentSettings: RestaurantInfo['paymentSettings'] = [
      { paymentType: 'pix', isActive: true, value: 1, valueType: 'fix', operation: 'addition' },
    ];
    const chosen: [unknown, unknown][] = [
      ...delivered(),
      [$coupon, coupon],
      [$payment, { method: 'pix', group: 'uponDelivery' }],
      [$feeDiscount, { value: 190, discountValue: null, discountType: 'fixed' }],
    ];
    const shown = text(await render(DeliveryPage, visit({ paymentSettings }, 'delivery', chosen)));
    expect(shown).toContain(
      '|Subtotal|R$50,00|Delivery fee|Discount|Was| |R$8,00| |Free|' +
        'Coupon DEZ|-R$5,00|Pix surcharge|R$1,00|TOTAL|R$46,00|',
    );
  });

  test('[OPEN-057] a flat fee is shown beside the fee it replaces', async () => {
    const flat: [unknown, unknown][] = [
      ...delivered(),
      [$feeDiscount, { value: 1.9, discountValue: null, discountType: 'flat_fee' }],
    ];
    expect(text(await render(DeliveryPage, visit({}, 'delivery', flat)))).toContain(
      '|Subtotal|R$50,00|Delivery fee|Flat fee|Was| |R$8,00| |R$1,90|TOTAL|R$51,90|',
    );
  });

  test('[DELIVERY-08] for a table the button is CONFIRM ORDER', async () => {
    const shown = text(
      await render(
        DeliveryPage,
        visit({ no_table: false, table_self_service_enabled: true }, 'table'),
      ),
    );
    expect(shown).toContain('|CONFIRM ORDER|');
    expect(shown).not.toContain('|NEXT|');
  });

  test('[DELIVERY-05] shows an address row, a customer form and, for scheduled orders, the time', async () => {
    const sections = async (info: Partial<RestaurantInfo>) =>
      [
        ...(await render(DeliveryPage, visit(info, 'delivery'))).matchAll(
          /<h2[^>]*>([^<]*)<\/h2>/g,
        ),
      ].map(([, title]) => title);
    const scheduleSettings = { ...aRestaurant().scheduleSettings, enable: true };
    expect(await sections({ scheduleSettings })).toEqual([
      'How would you like your order?',
      'When',
      'Address',
      'Your details',
    ]);
    expect(await sections({ is_closed: true })).toContain('When');
    expect(await sections({})).toEqual([
      'How would you like your order?',
      'Address',
      'Your details',
    ]);
  });
});
