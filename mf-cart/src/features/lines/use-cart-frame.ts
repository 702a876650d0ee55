import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { minor, ZERO, type CartFrame } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { feeDiscountStep, nextFeeDiscount, serviceFeeOf } from '@storefront/shared-domain/rules';
import { discountTexts } from '../../lib/discount-texts';

const PARTS = [
  'base',
  'combo-price',
  'topping',
  'crust',
  'dough',
  'extra',
  'rounding',
  'combo-less',
  'combo-more',
] as const;
const OTHERS = ['whole', 'times', 'notes', 'extras'] as const;

/** Numbers of points: between them they have every plural form. */
const COUNTS = [1, 2];

/** What the script of the frame needs to draw the stored cart. */
export function useCartFrame(): CartFrame {
  const { t, i18n } = useTranslation('mf-cart');
  const info = useUnit($restaurant);
  const raw = { skipInterpolation: true, name: '', price: '', notes: '' };
  const forms = new Intl.PluralRules(i18n.language);
  const all = info?.deliveryFeeDiscounts ?? [];
  return {
    currency: info?.currency ?? '',
    language: i18n.language,
    serviceFee: info && serviceFeeOf(info, null),
    hasTableFee: (info?.table_service_fee ?? 0) > 0,
    discounts: [...new Set(all.map(({ discountMinValue }) => discountMinValue))]
      .filter((from) => from > ZERO)
      .sort((a, b) => a - b)
      .flatMap((from) => {
        const before = minor(from - 1);
        const next = nextFeeDiscount(all, before);
        if (info === null || next === null) return [];
        const gives = feeDiscountStep(all, info.delivery_fee_discount_type, before, next.discount);
        return [[from, t(discountTexts[gives], { skipInterpolation: true, missing: '' })] as const];
      }),
    texts: Object.fromEntries(
      [...PARTS, ...OTHERS].map((key) => [key, t(`line.${key}`, { ...raw, count: 0 })]),
    ),
    points: Object.fromEntries(
      COUNTS.map((count) => [forms.select(count), t('line.points', { ...raw, count })]),
    ),
  };
}
