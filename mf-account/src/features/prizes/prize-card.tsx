import type { Prize } from '@storefront/shared-domain/contracts';
import { imageUrl } from '@storefront/shared-domain/rules';
import { illustrationOf } from '@storefront/shared-kit/illustration';
import { Badge, Button, Card, Illustration, Picture, Stepper } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { $pointsToSpend, $taken, prizeChosen, quantityChosen } from './prizes.model';
import styles from './prize-card.module.css';

type Props = {
  prize: Prize;
  /** Id of the text with the missing points. */
  missingId: string;
};

/** Adds a prize to the cart, or changes the quantity of one in the cart (OPEN-025). */
function PrizeAction({ prize: { id, name, points_needed }, missingId }: Props) {
  const { t } = useTranslation('mf-account');
  const { points, taken, choose, change } = useUnit({
    points: $pointsToSpend,
    taken: $taken,
    choose: prizeChosen,
    change: quantityChosen,
  });
  const qty = taken[id] ?? 0;
  const take = (): void => {
    choose({
      prizeId: id,
      added: t('prizes.added', { name }),
      refused: t('prizes.refused', { name }),
    });
  };
  if (qty === 0)
    return (
      <Button
        size="s"
        icon="plus"
        disabled={points_needed > points}
        reasonId={missingId}
        aria-label={t('prizes.take-of', { name })}
        onClick={take}
      >
        {t('prizes.take')}
      </Button>
    );
  return (
    <Stepper
      size="s"
      value={qty}
      max={points_needed > 0 ? qty + Math.floor(points / points_needed) : undefined}
      mostReason={t('prizes.points-spent')}
      onValueChange={(wanted) => {
        change({ prizeId: id, qty: wanted });
      }}
      label={t('prizes.amount', { name })}
      decreaseLabel={t(qty === 1 ? 'prizes.give-back' : 'prizes.fewer', { name })}
      increaseLabel={t('prizes.more', { name })}
      removes={qty === 1}
    />
  );
}

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
