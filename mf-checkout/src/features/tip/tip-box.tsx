import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkoutBus } from '@storefront/shared-domain/bus';
import { ZERO, type TipChoice } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $formatMoney,
  $offeredTip,
  $restaurant,
  $totals,
} from '@storefront/shared-domain/models';
import { isTipOffered, suggestedTips, tipAmount } from '@storefront/shared-domain/rules';
import { Card, RadioCard, RadioGroup, Stack } from '@storefront/shared-ui';
import { OwnTip } from './own-tip';

const NONE = 'none';
const OWN = 'own';
/** The tip that shows how an own amount is typed. */
const EXAMPLE: TipChoice = { kind: 'percent', percent: 10 };

/** Value of the radio of a choice; null before one. */
function valueOf(tip: TipChoice | null, isOwn: boolean): string | null {
  if (isOwn) return OWN;
  if (tip === null) return null;
  if (tip.kind === 'percent') return String(tip.percent);
  return tip.amount === ZERO ? NONE : OWN;
}

/**
 * The tip of the order, where the record has tips: suggestions of the subtotal, none of them chosen
 * at first, no tip as a choice, and an own amount.
 */
export function TipBox() {
  const { t } = useTranslation('mf-checkout');
  const { info, type, tip, totals, money, choose } = useUnit({
    info: $restaurant,
    type: $deliveryType,
    tip: $offeredTip,
    totals: $totals,
    money: $formatMoney,
    choose: checkoutBus.tipChosen,
  });
  const [isOwn, setOwn] = useState(false);
  if (info === null || !isTipOffered(info, type)) return null;
  const onChoose = (value: string): void => {
    setOwn(value === OWN);
    if (value === OWN) choose(null);
    else if (value === NONE) choose({ kind: 'amount', amount: ZERO });
    else choose({ kind: 'percent', percent: Number(value) });
  };
  const value = valueOf(tip, isOwn);
  return (
    <Card>
      <Stack gap={3}>
        <RadioGroup
          legend={t('tip.title')}
          hint={t('tip.hint', { subtotal: money(totals.subtotal) })}
          layout="row"
          value={value}
          onValueChange={onChoose}
        >
          {suggestedTips(info, totals.subtotal).map(({ percent, amount }) => (
            <RadioCard
              key={percent}
              value={String(percent)}
              title={t('tip.percent', { percent })}
              end={money(amount)}
            />
          ))}
          <RadioCard value={NONE} title={t('tip.none')} />
          <RadioCard value={OWN} title={t('tip.own')} />
        </RadioGroup>
        {value === OWN && (
          <OwnTip
            tip={tip}
            subtotal={totals.subtotal}
            example={tipAmount(EXAMPLE, totals.subtotal, info.currency)}
            onChoose={choose}
          />
        )}
      </Stack>
    </Card>
  );
}
