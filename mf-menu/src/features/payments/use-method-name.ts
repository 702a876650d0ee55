import { useTranslation } from 'react-i18next';

/**
 * Online providers by their reference (CHECKOUT-06) and the key of their name; methods paid on
 * delivery have names in the shared domain texts.
 */
const ONLINE: Readonly<Record<string, string>> = {
  pixAsaas: 'pix',
  pixTuna: 'pix',
  picpay: 'picpay',
  mercadopago: 'mercadopago',
  stripe: 'card',
  pagseguro: 'pagseguro',
  'multipedidos@asaas': 'card',
};

/**
 * The name of a payment method in the customer's language; an unknown method is shown as 'another
 * method', not by its reference.
 */
export function useMethodName(): (method: string) => string {
  const { t } = useTranslation(['mf-menu', 'domain']);
  return (method) => {
    const online = ONLINE[method];
    return online === undefined
      ? t([`domain:payment.method.${method}`, 'domain:payment.method.other'])
      : t(`payments.provider.${online}`);
  };
}
