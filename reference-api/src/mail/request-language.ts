import type { Language } from '@storefront/shared-domain/contracts';
import { pickLanguage } from '@storefront/shared-domain/rules';

const MOST_TAGS = 20;

function weighed(part: string): { tag: string; weight: number } {
  const [tag = '', ...settings] = part.split(';');
  const q = settings.map((setting) => /^\s*q=([\d.]{1,5})\s*$/.exec(setting)?.[1]).find((found) => found !== undefined);
  return { tag: tag.trim(), weight: q === undefined ? 1 : Number(q) };
}

/** Language to write to somebody in: the first of `Accept-Language` that is spoken here, else the restaurant's. */
export function requestLanguage(header: string | undefined, restaurant: string): Language {
  const tags = (header ?? '').split(',', MOST_TAGS).map(weighed).filter(({ tag, weight }) => tag !== '' && weight > 0);
  return pickLanguage(tags.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag), restaurant);
}
