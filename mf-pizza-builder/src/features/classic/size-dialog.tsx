import { flavorCounts, flavorLimits, imageUrl } from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { PizzaOffer } from '@storefront/shared-domain/rules';
import { Badge, Dialog, List, Picture, Row } from '@storefront/shared-ui';
import { useSearchParams } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { limitsMessage } from './flavor-message';
import styles from './size-dialog.module.css';

/** The pizzas of a combo in order: done, current, remaining. */
function ComboPizzas({ flow: { offers, at, done } }: { flow: PizzaFlow }) {
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

/** Links to the other sizes on sale; the choices of this size are preserved. */
function OtherSizes({ offer: { size, pizzas } }: { offer: PizzaOffer }) {
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

/** Details of the current size: description, number of flavors, and price rule (PIZZA-15). */
export function SizeDialog({ flow, onClose }: { flow: PizzaFlow; onClose: () => void }) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const money = useUnit($formatMoney);
  const { size } = flow.offer;
  const counts = flavorCounts(flow.offer);
  const isByPart = size.priceBehavior === 'incremental';
  const limits = isByPart
    ? { min: counts[0] ?? 0, max: counts.at(-1) ?? 0 }
    : flavorLimits(flow.offer, flow.choice);
  const message = limitsMessage(limits);
  return (
    <Dialog open title={size.name} onClose={onClose} closeLabel={t('domain:action.close')}>
      <div className={styles.body}>
        {size.image !== '' && (
          <span className={styles.picture}>
            <Picture
              src={imageUrl('products', size.image, 'lg', 'jpg')}
              avif={imageUrl('products', size.image, 'lg', 'avif')}
              webp={imageUrl('products', size.image, 'lg', 'webp')}
              alt=""
              width={640}
              height={640}
              shape="fill"
              fallbackIcon="pizza"
            />
          </span>
        )}
        {size.description !== '' && <p>{size.description}</p>}
        <ul className={styles.facts}>
          {message !== null && <li>{t(message.key, message.values)}</li>}
          <li>{t(`classic.size.price-${size.priceBehavior}`, { base: money(size.price) })}</li>
        </ul>
        {flow.combo === null ? <OtherSizes offer={flow.offer} /> : <ComboPizzas flow={flow} />}
      </div>
    </Dialog>
  );
}
