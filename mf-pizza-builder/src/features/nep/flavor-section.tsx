import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flavorLimits, flavorsOf, type PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { Icon, IconButton, Section, TextInput } from '@storefront/shared-ui';
import { CategoryButtons } from './category-buttons';
import { FlavorList } from './flavor-list';
import { flavorMessage } from './flavor-message';
import { findFlavors } from './flavor-search';
import styles from './nep.module.css';
import { SectionState } from './section-state';
import type { Selection } from './selection';

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
