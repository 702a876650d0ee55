import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { $offers, addChosen, timeFound } from './recommended.model';
import styles from './recommended.module.css';
import { RecommendedCard } from './recommended-card';

/** Recommended products beside the cart's content (OPEN-040); loaded when the page is idle. */
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
    title.current?.focus(); // the card is removed, and its focus with it
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
