import type { RestaurantInfo } from '../../contracts';
import type { Language } from '../../contracts/language';

/** Portuguese prepositions joined to the article behind them: 'em' and 'a' are 'na'. */
const JOINED = { em: 'n', de: 'd', por: 'pel' } as const;
/** Prepositions in front of a whole article: 'com a', 'para o'. */
const PREPOSITION = /\b(em|de|por|com|para) $/;

const isJoined = (preposition: string): preposition is keyof typeof JOINED =>
  Object.hasOwn(JOINED, preposition);

/**
 * A Portuguese text with the article of the restaurant's name behind a preposition: 'em Bella
 * Napoli' is 'na Bella Napoli'. Unchanged in other languages, and where the record names no
 * article.
 */
export function withArticle(
  text: string,
  restaurant: Pick<RestaurantInfo, 'name' | 'article'> | null,
  language: Language,
): string {
  if (language !== 'pt-br' || !restaurant?.article || restaurant.name === '') return text;
  const { name, article } = restaurant;
  const [first = '', ...rest] = text.split(name);
  return rest.reduce((before, after) => {
    const written = before.replace(PREPOSITION, (_, preposition: string) =>
      isJoined(preposition) ? `${JOINED[preposition]}${article} ` : `${preposition} ${article} `,
    );
    return `${written}${name}${after}`;
  }, first);
}
