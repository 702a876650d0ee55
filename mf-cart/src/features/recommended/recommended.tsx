import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { whenIdle } from '../../lib/when-idle';
import { $offers, addChosen, timeFound } from './recommended.model';
import styles from './recommended.module.css';
import { RecommendedCard } from './recommended-card';

/**
 * What the customer may want once more, beside what is in the cart (OPEN-040); read when the page
 * has time.
 */
export function Recommended() {
  const { t } = useTranslation('mf-cart');
  const { offers, add, findTime, toast } = useUnit({
    offers: $offers,
    add: addChosen,
    findTime: timeFound,
    toast: noticeBus.toastRequested,
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => whenIdle(() => findTime()), [findTime]);
  if (offers.length === 0) return null;
  const onAdd = (id: string, name: string) => (): void => {
    title.current?.focus(); // the card goes, and the focus with it
    add(id);
    toast({ text: t('recommended.added', { name }), tone: 'success' });
  };
  return (
    <section className={styles.section} aria-labelledby="recommended">
      <h2 id="recommended" ref={title} tabIndex={-1} className={styles.title}>
        {t('recommended.title')}
      </h2>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <RecommendedCard key={offer.id} offer={offer} onAdd={onAdd(offer.id, offer.name)} />
        ))}
      </ul>
    </section>
  );
}
