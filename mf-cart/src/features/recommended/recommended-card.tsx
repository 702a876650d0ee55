import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { imageUrl, type MenuCard } from '@storefront/shared-domain/rules';
import { illustrationOf } from '@storefront/shared-kit/illustration';
import { Button, Illustration, LinkButton, Picture } from '@storefront/shared-ui';
import styles from './recommended.module.css';

type Props = { offer: MenuCard & { hasOptions: boolean }; onAdd: () => void };

/** A product added with one tap, or opened when it has options. */
export function RecommendedCard({
  offer: { id, name, image, price, isFrom, hasOptions },
  onAdd,
}: Props) {
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
