import type { Language } from '@storefront/shared-domain/contracts';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { listHeader } from '../../platform/http/request-values';

/** Language of a mail: the first of `Accept-Language` that is supported, else the restaurant's. */
export function requestLanguage(header: string | undefined, restaurant: string): Language {
  const tags = listHeader(header).filter(({ weight }) => weight > 0);
  return pickLanguage(
    tags.sort((one, other) => other.weight - one.weight).map(({ value }) => value),
    restaurant,
  );
}
