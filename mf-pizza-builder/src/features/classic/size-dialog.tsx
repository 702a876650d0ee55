import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { flavorCounts, flavorLimits, imageUrl } from '@storefront/shared-domain/menu-rules';
import { Dialog, Picture } from '@storefront/shared-ui';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { ComboPizzas } from './combo-pizzas';
import { limitsMessage } from './flavor-message';
import { OtherSizes } from './other-sizes';
import styles from './size-dialog.module.css';

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
