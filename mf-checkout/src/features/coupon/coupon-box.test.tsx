/** @jest-environment jsdom */
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { minor, ZERO, type Coupon } from '@storefront/shared-domain/contracts';
import {
  $coupon,
  $couponDiscount,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../../remote';
import { CouponBox } from './coupon-box';
import { checkCouponFx } from './coupon.api';

const tenOff: Coupon = {
  id: 'c1',
  code: 'DEZ',
  type: 'percentDiscount',
  fixDiscount: ZERO,
  percentDiscount: 10,
  minOrderValue: ZERO,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: false,
};

/* Long timeouts, for a machine under load. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 30_000 });

beforeAll(polyfillModal);

async function applyTo({ featured, takesFeatured }: { featured: boolean; takesFeatured: boolean }) {
  const data = restaurantData({ info: aRestaurant({ coupoms_active: true }) });
  const product = data.menu.categories[0]!.products[0]!;
  const scope = fork({
    values: [
      [
        $restaurantData,
        { ...data, menu: { ...data.menu, featuredItems: featured ? [product] : [] } },
      ],
      [$lines, [aGeneralLine({ id: product.id, price: minor(8000), qty: 1, extras: [] })]],
    ],
    handlers: [
      [
        checkCouponFx,
        async () => ({
          coupon: { ...tenOff, enableUseFeaturedItems: takesFeatured },
          isUsed: false,
        }),
      ],
    ],
  });
  const around = await inTexts(remote, { scope });
  render(around(<CouponBox />));
  fireEvent.input(screen.getByRole('textbox', { name: 'Coupon code' }), {
    target: { value: 'dez' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return {
    dialog: await screen.findByRole('alertdialog'),
    coupon: scope.getState($coupon),
    discount: scope.getState($couponDiscount),
  };
}

test('[COUPON-08] [ERRORS-16] a featured item in the cart rejects the coupon, and nothing is taken off', async () => {
  const { dialog, coupon, discount } = await applyTo({ featured: true, takesFeatured: false });
  expect(dialog).toHaveAccessibleName('Could not apply coupom!');
  expect(dialog).toHaveTextContent(
    'This coupon does not apply to the featured items in your cart.',
  );
  expect([coupon, discount]).toEqual([null, 0]);
});

test.each([
  { featured: true, takesFeatured: true },
  { featured: false, takesFeatured: false },
])(
  '[COUPON-08] [ERRORS-17] featured item $featured, coupon for featured items $takesFeatured: applied',
  async (given) => {
    const { dialog, coupon, discount } = await applyTo(given);
    expect(dialog).toHaveAccessibleName('Coupon successfully applied!');
    expect([coupon?.code, discount]).toEqual(['DEZ', 800]);
  },
);
