import { useTranslation } from 'react-i18next';

/**
 * Online providers by their reference (CHECKOUT-06) and the key of their name; methods paid at the
 * door are named for everybody.
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
 * The customer's word for a payment method; one nobody knows is another method, not its reference.
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
