import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Prize } from '@storefront/shared-domain/contracts';
import { Button, Stepper } from '@storefront/shared-ui';
import { $pointsToSpend, $taken, prizeChosen, quantityChosen } from './prizes.model';

type Props = {
  prize: Prize;
  /** Id of the text with the missing points. */
  missingId: string;
};

/** Adds a prize to the cart, or changes the quantity of one in the cart (OPEN-025). */
export function PrizeAction({ prize: { id, name, points_needed }, missingId }: Props) {
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
