import type { Language } from '@storefront/shared-domain/contracts';
import { languageOfTag } from '@storefront/shared-domain/rules';
import { join } from 'node:path';
import { listHeader } from '../../platform/http/list-header';
import { readCatalogues } from '../../locales/read-catalogues';
import type en from './locales/en.json';

export const bankTexts = readCatalogues<typeof en>(join(import.meta.dirname, 'locales'));

const METHODS: Readonly<Record<string, string>> = {
  pixAsaas: 'Pix',
  pixTuna: 'Pix',
  picpay: 'PicPay',
  mercadopago: 'Mercado Pago',
  pagseguro: 'PagSeguro',
  stripe: 'Stripe',
};

/** Display name of a payment method. */
export const methodName = (method: string): string => METHODS[method] ?? method;

/**
 * The first supported language of a browser's header; without one the restaurant's, else English.
 */
export function bankLanguage(
  acceptLanguage: string | undefined,
  restaurantLanguage: string,
): Language {
  const wanted = listHeader(acceptLanguage)
    .flatMap(({ value, weight }) => {
      const language = languageOfTag(value);
      return language === undefined ? [] : [{ language, weight }];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted[0]?.language ?? languageOfTag(restaurantLanguage) ?? 'en';
}
