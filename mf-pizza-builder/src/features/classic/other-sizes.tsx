import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { PizzaOffer } from '@storefront/shared-domain/rules';
import { List, Row } from '@storefront/shared-ui';
import { useSearchParams } from '@storefront/shared-ui/router';

/** Links to the other sizes on sale; the choices of this size are preserved. */
export function OtherSizes({ offer: { size, pizzas } }: { offer: PizzaOffer }) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const [query] = useSearchParams();
  const [menu, edit] = [query.get('menu') ?? undefined, query.get('edit') ?? undefined];
  const others = pizzas.sizes.filter(({ id, unavailable }) => id !== size.id && !unavailable);
  if (others.length === 0) return null;
  return (
    <>
      <h3>{t('classic.size.others')}</h3>
      <List label={t('classic.size.others')} variant="card">
        {others.map(({ id, name, fromPrice }) => (
          <Row
            key={id}
            title={name}
            detail={fromPrice > 0 ? t('classic.size.from', { price: money(fromPrice) }) : undefined}
            to={paths.pizza({ product: id, menu, edit })}
          />
        ))}
      </List>
    </>
  );
}
