import type { TFunction } from 'i18next';
import type { Minor, PaymentSetting } from '@storefront/shared-domain/contracts';
import { toMinor } from '@storefront/shared-domain/rules';

/** The discount or the extra charge of a method: '5% off', 'R$1,50 extra charge'. */
export const adjustmentText = (
  t: TFunction<readonly ['mf-checkout', 'domain']>,
  { operation, valueType, value }: PaymentSetting,
  money: (amount: Minor) => string,
): string =>
  t(`payment.adjustment.${operation}`, {
    amount:
      valueType === 'percent'
        ? t('payment.adjustment.percent', { percent: value })
        : money(toMinor(value)),
  });
