import {
  flavorLimits,
  flavorsOf,
  partsOf,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import type { OfferedFlavor } from '@storefront/shared-domain/rules';
import { foldAccents } from '@storefront/shared-kit/fold-accents';
import { Badge, Button, EmptyState, TextInput } from '@storefront/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryButtons } from './category-buttons';
import { FlavorList } from './flavor-list';
import { limitsMessage } from './flavor-message';
import styles from './flavor-section.module.css';
import type { Action } from './selection';
import { StepSection } from './step-section';

/** Flavors with every search word in their name or description (PIZZA-05), name matches first. */
export function findFlavors(flavors: readonly OfferedFlavor[], search: string): OfferedFlavor[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => foldAccents(text).includes(word));
  const named = flavors.filter(({ flavor }) => hasAll(flavor.name));
  return [
    ...named,
    ...flavors.filter(
      (flavor) =>
        !named.includes(flavor) && hasAll(`${flavor.flavor.name} ${flavor.flavor.description}`),
    ),
  ];
}

type Props = {
  number: number;
  offer: PizzaOffer;
  choice: PizzaChoice;
  locked: string | null;
  onAct: (action: Action) => void;
};

/** Flavors by category, or a search in all categories (PIZZA-04 to PIZZA-06). */
export function FlavorSection({ number, offer, choice, locked, onAct }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const [wanted, setWanted] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const all = flavorsOf(offer);
  const categories = [...new Set(all.map(({ category }) => category))];
  const category = categories.find(({ id }) => id === wanted) ?? categories[0];
  const isSearching = search.trim() !== '';
  const shown = isSearching
    ? findFlavors(all, search)
    : all.filter((offeredFlavor) => offeredFlavor.category.id === category?.id);
  const limits = flavorLimits(offer, choice);
  const message = limitsMessage(limits);
  return (
    <StepSection
      name="flavors"
      number={number}
      title={t('classic.flavors.title')}
      hint={message && t(message.key, message.values)}
      locked={locked}
    >
      <div className={styles.tools}>
        <CategoryButtons
          label={t('classic.flavors.categories')}
          categories={categories}
          chosen={isSearching ? null : (category?.id ?? null)}
          onChoose={(id) => {
            setWanted(id);
            setSearch('');
          }}
        />
        <TextInput
          type="search"
          label={t('classic.flavors.search')}
          labelHidden
          placeholder={t('classic.flavors.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className={styles.head}>
        {!isSearching && category?.description ? (
          <p className={styles.description}>{category.description}</p>
        ) : (
          <span />
        )}
        <Badge tone={partsOf(choice) === limits.max ? 'success' : 'neutral'}>
          {t('classic.flavors.counter', { parts: partsOf(choice), max: limits.max })}
        </Badge>
      </div>
      {shown.length > 0 && (
        <FlavorList
          label={isSearching ? t('classic.flavors.found') : (category?.name ?? '')}
          flavors={shown}
          offer={offer}
          choice={choice}
          onAct={onAct}
        />
      )}
      {shown.length === 0 &&
        (isSearching ? (
          <EmptyState
            icon="search"
            heading="h3"
            title={t('classic.flavors.none', { search: search.trim() })}
            action={
              <Button variant="secondary" onClick={() => setSearch('')}>
                {t('classic.flavors.clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState icon="pizza" heading="h3" title={t('classic.flavors.empty')} />
        ))}
    </StepSection>
  );
}
