import { noticeBus } from '@storefront/shared-domain/bus';
import { $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { imageUrl, type MenuCard } from '@storefront/shared-domain/rules';
import { illustrationOf } from '@storefront/shared-kit/illustration';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { Button, Illustration, LinkButton, Picture } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $offers, addChosen, timeFound } from './recommended.model';
import styles from './recommended.module.css';

type Props = { offer: MenuCard & { hasOptions: boolean }; onAdd: () => void };

/** A product added with one tap, or opened when it has options. */
function RecommendedCard({ offer: { id, name, image, price, isFrom, hasOptions }, onAdd }: Props) {
  const { t } = useTranslation('mf-cart');
  const money = useUnit($formatMoney);
  return (
    <li className={styles.card}>
      <div>
        <Picture
          src={imageUrl('products', image, 'thumb', 'jpg')}
          avif={imageUrl('products', image, 'thumb', 'avif')}
          webp={imageUrl('products', image, 'thumb', 'webp')}
          alt=""
          width={192}
          height={192}
          shape="rounded"
          fallback={<Illustration name={illustrationOf(name)} />}
        />
      </div>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {isFrom ? t('recommended.from', { price: money(price) }) : money(price)}
      </span>
      {hasOptions ? (
        <LinkButton
          to={paths.extra({ product: id })}
          variant="secondary"
          size="s"
          wide
          aria-label={t('recommended.choose-of', { name })}
        >
          {t('recommended.choose')}
        </LinkButton>
      ) : (
        <Button
          variant="secondary"
          size="s"
          wide
          icon="plus"
          aria-label={t('recommended.add-of', { name })}
          onClick={onAdd}
        >
          {t('recommended.add')}
        </Button>
      )}
    </li>
  );
}

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
