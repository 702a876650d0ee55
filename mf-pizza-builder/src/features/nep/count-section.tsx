import { useTranslation } from 'react-i18next';
import { requiresCount, flavorCounts, type PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { RadioCard, RadioGroup, Section } from '@storefront/shared-ui';
import styles from './nep.module.css';
import { SectionState } from './section-state';

/**
 * 'How many flavors', on incremental sizes with more than one option (PIZZA-03). Another number
 * clears the flavors (PIZZA-18).
 */
export function CountSection({
  offer,
  count,
  onChoose,
}: {
  offer: PizzaOffer;
  count: number;
  onChoose: (count: number) => void;
}) {
  const { t } = useTranslation('mf-pizza-builder');
  if (!requiresCount(offer)) return null;
  return (
    <Section
      title={t('nep.count.title')}
      hint={t('nep.count.hint')}
      action={<SectionState isDone={count > 0} />}
    >
      <RadioGroup
        legend={t('nep.count.title')}
        legendHidden
        value={count === 0 ? null : String(count)}
        onValueChange={(value) => onChoose(Number(value))}
      >
        <div className={styles.counts}>
          {flavorCounts(offer).map((number) => (
            <RadioCard
              key={number}
              value={String(number)}
              title={t('nep.count.flavors', { count: number })}
            />
          ))}
        </div>
      </RadioGroup>
    </Section>
  );
}
