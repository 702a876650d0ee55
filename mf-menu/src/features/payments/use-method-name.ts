import { useTranslation } from 'react-i18next';
import { isPaymentMethod, methodName } from '@storefront/shared-domain/rules';
import { listedMethod } from './listed-method';

/**
 * The name of a payment method in the customer's language; an unknown method is shown as 'another
 * method', not by its reference.
 */
export function useMethodName(): (method: string) => string {
  const { t } = useTranslation('domain');
  return (method) =>
    isPaymentMethod(method)
      ? methodName(listedMethod(method), (key) => t(key))
      : t('payment.method.other');
}
