import { useTranslation } from 'react-i18next';
import type { Prize } from '@storefront/shared-domain/contracts';
import { imageUrl } from '@storefront/shared-domain/rules';
import { Badge, Card, Icon, Picture } from '@storefront/shared-ui';
import styles from './prize-card.module.css';

/** One prize: what it is, what it costs in points, and how far the customer is from it. */
export function PrizeCard({ prize: { name, description, image, points_needed }, points }: { prize: Prize; points: number }) {
  const { t } = useTranslation('mf-account');
  const missing = points_needed - points;
  return (
    <Card as="li">
      <div className={styles.prize}>
        <div className={styles.image}>
          {image === ''
            ? <span className={styles.tile}><Icon name="gift" size="xl" /></span>
            : (
              <Picture
                src={imageUrl('products', image, 'thumb', 'jpg')} avif={imageUrl('products', image, 'thumb', 'avif')} webp={imageUrl('products', image, 'thumb', 'webp')}
                alt="" width={192} height={192} shape="rounded" fallbackIcon="gift"
              />
            )}
        </div>
        <div className={styles.about}>
          <h2 className={styles.name}>{name}</h2>
          {description !== '' && <p className={styles.description}>{description}</p>}
          <p className={styles.cost}>
            <strong>{t('prizes.points', { count: points_needed })}</strong>
            {missing <= 0 ? <Badge tone="success" icon="check">{t('prizes.enough')}</Badge> : <Badge>{t('prizes.missing', { count: missing })}</Badge>}
          </p>
        </div>
      </div>
    </Card>
  );
}
