import { useTranslation } from 'react-i18next';
import { Badge, List, Row } from '@storefront/shared-ui';
import type { PizzaFlow } from '../../flow/use-pizza-flow';

/** The pizzas of a combo in order: done, current, remaining. */
export function ComboPizzas({ flow: { offers, at, done } }: { flow: PizzaFlow }) {
  const { t } = useTranslation('mf-pizza-builder');
  const stateOf = (index: number) => {
    if (index === at) return <Badge tone="brand">{t('classic.size.this')}</Badge>;
    return index < at ? (
      <Badge tone="success" icon="check">
        {t('classic.size.done')}
      </Badge>
    ) : (
      <Badge>{t('classic.size.later')}</Badge>
    );
  };
  return (
    <>
      <h3>{t('classic.size.of-combo')}</h3>
      <List label={t('classic.size.of-combo')} variant="card">
        {offers.map(({ size }, index) => (
          // A combo may contain the same size twice: the key needs the index.
          <Row
            key={`${size.id}/${index}`}
            title={size.name}
            detail={done[index]?.selectedFlavors
              .map(({ fractionText, name }) => `${fractionText} ${name}`)
              .join(', ')}
            end={stateOf(index)}
          />
        ))}
      </List>
    </>
  );
}
