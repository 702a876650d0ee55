import { flavorLimits, flavorsOf, type PizzaOffer } from '@storefront/shared-domain/menu-rules';
import type { OfferedFlavor } from '@storefront/shared-domain/rules';
import { foldAccents } from '@storefront/shared-kit/fold-accents';
import { Icon, IconButton, Section, TextInput } from '@storefront/shared-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryButtons } from './category-buttons';
import { FlavorList } from './flavor-list';
import { type Selection, toChoice } from './selection';
import styles from './nep.module.css';
import { SectionState } from './section-state';

/** A translation key with its values. */
type Message = {
  readonly key: string;
  readonly values: { readonly count: number; readonly min?: number };
};

/**
 * How many flavors to choose, or how many are missing; null until their number is chosen (PIZZA-22
 * to PIZZA-25, OPEN-039).
 */
export function flavorMessage(offer: PizzaOffer, selection: Selection): Message | null {
  const { min, max } = flavorLimits(offer, toChoice(selection));
  const filled = selection.slices.filter((slice) => slice !== null).length;
  if (max === 0) return null;
  if (filled > 0 && filled < min)
    return {
      key: max > min ? 'nep.choose.at-least-more' : 'nep.choose.more',
      values: { count: min - filled },
    };
  if (min === max) return { key: 'nep.choose.exactly', values: { count: max } };
  return min === 1
    ? { key: 'nep.choose.up-to', values: { count: max } }
    : { key: 'nep.choose.between', values: { count: max, min } };
}

/**
 * Flavors with every query word in their name or description, ignoring accents and case (PIZZA-05).
 */
function findFlavors(flavors: readonly OfferedFlavor[], query: string): OfferedFlavor[] {
  const words = foldAccents(query).split(/\s+/).filter(Boolean);
  return flavors.filter(({ flavor }) => {
    const text = foldAccents(`${flavor.name} ${flavor.description}`);
    return words.every((word) => text.includes(word));
  });
}

type Props = {
  offer: PizzaOffer;
  selection: Selection;
  onQuantity: (flavor: string, quantity: number) => void;
};

/** Categories, search and flavors; a search covers all categories (PIZZA-04, PIZZA-05). */
export function FlavorSection({ offer, selection, onQuantity }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const [query, setQuery] = useState('');
  const all = useMemo(() => flavorsOf(offer), [offer]);
  const categories = useMemo(() => [...new Set(all.map(({ category }) => category))], [all]);
  const [open, setOpen] = useState<string | null>(null);
  const category = categories.find(({ id }) => id === open) ?? categories[0];
  const isSearching = query.trim() !== '';
  const shown = useMemo(
    () =>
      isSearching
        ? findFlavors(all, query)
        : all.filter((offeredFlavor) => offeredFlavor.category === category),
    [all, category, query, isSearching],
  );
  const message = flavorMessage(offer, selection);
  const { min, max } = flavorLimits(offer, selection);
  const isDone = max > 0 && selection.slices.filter((slice) => slice !== null).length >= min;
  return (
    <Section
      title={t('nep.flavors.title')}
      hint={message === null ? t('nep.refused.count-missing') : t(message.key, message.values)}
      action={<SectionState isDone={isDone} />}
    >
      <TextInput
        type="search"
        label={t('nep.flavors.search')}
        labelHidden
        placeholder={t('nep.flavors.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        start={<Icon name="search" />}
        end={
          isSearching && (
            <IconButton icon="close" label={t('nep.flavors.clear')} onClick={() => setQuery('')} />
          )
        }
      />
      {categories.length > 1 && !isSearching && category && (
        <CategoryButtons categories={categories} open={category} onOpen={setOpen} />
      )}
      {shown.length === 0 ? (
        <p className={styles.nothing} role="status">
          {t('nep.flavors.none', { query })}
        </p>
      ) : (
        <FlavorList offer={offer} selection={selection} flavors={shown} onQuantity={onQuantity} />
      )}
    </Section>
  );
}
