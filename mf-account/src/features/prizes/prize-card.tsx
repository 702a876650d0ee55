import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prize } from '@storefront/shared-domain/contracts';
import { imageUrl } from '@storefront/shared-domain/rules';
import { illustrationOf } from '@storefront/shared-kit/illustration';
import { Badge, Card, Illustration, Picture } from '@storefront/shared-ui';
import { PrizeAction } from './prize-action';
import styles from './prize-card.module.css';
import { $taken } from './prizes.model';

/**
 * One prize: its description, its cost in points, the customer's missing points, and the button to
 * add it to the cart.
 */
export function PrizeCard({ prize, points }: { prize: Prize; points: number }) {
  const { t } = useTranslation('mf-account');
  const { name, description, image, points_needed } = prize;
  const isTaken = prize.id in useUnit($taken);
  const missing = points_needed - points;
  const missingId = useId();
  return (
    <Card as="li">
      <div className={styles.prize}>
        <div className={styles.image}>
          {image === '' ? (
            <span className={styles.tile}>
              <Illustration name={illustrationOf(name)} />
            </span>
          ) : (
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
          )}
        </div>
        <div className={styles.about}>
          <h2 className={styles.name}>{name}</h2>
          {description !== '' && <p className={styles.description}>{description}</p>}
          <p className={styles.cost}>
            <strong>{t('prizes.points', { count: points_needed })}</strong>
            {isTaken && (
              <Badge tone="brand" icon="cart">
                {t('prizes.in-cart')}
              </Badge>
            )}
            {!isTaken &&
              (missing <= 0 ? (
                <Badge tone="success" icon="check">
                  {t('prizes.enough')}
                </Badge>
              ) : (
                <span id={missingId}>
                  <Badge>{t('prizes.missing', { count: missing })}</Badge>
                </span>
              ))}
          </p>
          <div className={styles.action}>
            <PrizeAction prize={prize} missingId={missingId} />
          </div>
        </div>
      </div>
    </Card>
  );
}
