import type { Menu } from '@storefront/shared-domain/contracts';
import type { MenuCard, MenuSection } from '@storefront/shared-domain/menu-rules';
import { cardKey } from '../../menu/card-key';
import type { HitFlavor } from '../../menu/hit';
import { DRINK_WORDS } from './synonyms';
import { findSingulars } from './word-forms';
import { foldedWords } from './words';

/** Likely intents of a search, the likeliest first. */
const INTENT = { pizza: 0, dish: 1, drink: 2 };

/** A card as it is searched. `flavors` is empty unless it is a pizza. */
export interface SearchEntry {
  readonly key: string;
  readonly kind: MenuCard['kind'];
  readonly name: string;
  readonly description: string;
  /** Names of the card's categories, with the words pizza and combo for those. */
  readonly category: string;
  readonly flavorNames: string;
  readonly flavorTexts: string;
  readonly flavors: readonly HitFlavor[];
  /** Most flavors of one pizza. */
  readonly maxFlavors: number;
  /** The smaller, the likelier. */
  readonly intent: number;
  /** Position in the menu, from 0; cards that cannot be ordered come after all others. */
  readonly order: number;
}

const NONE = { category: '', flavorNames: '', flavorTexts: '', flavors: [], maxFlavors: 0 };

/** Customers search a pizza by its flavors, but it is listed by its size. */
function pizzaPart(card: MenuCard, { pizzas }: Menu) {
  const size = pizzas.sizes.find(({ id }) => id === card.id);
  const ids = new Set(size?.flavors.map(({ flavorCategoryID }) => flavorCategoryID));
  const categories = pizzas.flavorCategories.filter(({ id }) => ids.has(id));
  const flavors = categories
    .flatMap((category) => category.flavors)
    .filter(({ available }) => available);
  return {
    category: ['pizza', ...categories.map(({ name }) => name)].join(' '),
    flavorNames: flavors.map(({ name }) => name).join(' '),
    flavorTexts: flavors.map(({ description }) => description).join(' '),
    flavors: flavors.map(({ id, name }) => ({ id, name })),
    maxFlavors: size?.maxFlavors ?? 0,
  };
}

const isOfDrinks = (category: string): boolean =>
  foldedWords(category)
    .flatMap(findSingulars)
    .some((word) => DRINK_WORDS.has(word));

function toSearchedPart(card: MenuCard, section: MenuSection, menu: Menu) {
  if (card.kind === 'flavor')
    return { ...NONE, category: `pizza ${section.name ?? ''}`, intent: INTENT.pizza };
  if (card.kind === 'pizza') return { ...pizzaPart(card, menu), intent: INTENT.pizza };
  const category = card.kind === 'combo' ? `combo ${section.name ?? ''}` : (section.name ?? '');
  return {
    ...NONE,
    category,
    intent: card.kind === 'product' && isOfDrinks(category) ? INTENT.drink : INTENT.dish,
  };
}

/**
 * All cards of a menu, each once. A featured dish is in its category, too, which says what it is: the
 * featured ones come last.
 */
export function searchEntries(sections: readonly MenuSection[], menu: Menu): SearchEntry[] {
  const isFeatured = ({ kind }: MenuSection): boolean => kind === 'featured';
  const byCategory = [
    ...sections.filter((section) => !isFeatured(section)),
    ...sections.filter(isFeatured),
  ];
  const entries = new Map<string, SearchEntry>();
  const listed = byCategory.flatMap((section) => section.cards.map((card) => ({ card, section })));
  for (const [order, { card, section }] of listed.entries()) {
    const { name, description } = card;
    const key = cardKey(card);
    if (entries.has(key)) continue;
    const isLast = card.disabled || card.soldOut;
    const part = toSearchedPart(card, section, menu);
    const at = isLast ? order + listed.length : order;
    entries.set(key, { key, name, description, ...part, kind: card.kind, order: at });
  }
  return [...entries.values()];
}
