/** @jest-environment jsdom */
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { minor, ZERO, type Coupon } from '@storefront/shared-domain/contracts';
import {
  $coupon,
  $couponDiscount,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import { domainLocales, loadCatalogue } from '@storefront/shared-domain/remote';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
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

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

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
  const i18n = i18next.createInstance();
  const [own, domain] = await Promise.all([
    loadCatalogue(remote.locales, 'en'),
    loadCatalogue(domainLocales, 'en'),
  ]);
  await i18n.use(initReactI18next).init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: { en: { 'mf-checkout': own.default, domain: domain.default } },
  });
  render(
    <Provider value={scope}>
      <I18nextProvider i18n={i18n}>
        <CouponBox />
      </I18nextProvider>
    </Provider>,
  );
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

test('[COUPON-08] [ERRORS-16] with a featured item in the cart the coupon is rejected, and nothing is taken off', async () => {
  const { dialog, coupon, discount } = await applyTo({ featured: true, takesFeatured: false });
  expect(dialog).toHaveAccessibleName('Could not apply coupom!');
  expect(dialog).toHaveTextContent('This coupon is not for the featured items in your cart.');
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
