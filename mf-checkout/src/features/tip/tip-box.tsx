import { checkoutBus } from '@storefront/shared-domain/bus';
import { type Minor, type TipChoice, ZERO } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $formatMoney,
  $offeredTip,
  $restaurant,
  $totals,
} from '@storefront/shared-domain/models';
import {
  isTipOffered,
  largestTip,
  suggestedTips,
  tipAmount,
} from '@storefront/shared-domain/rules';
import { Card, RadioCard, RadioGroup, Stack, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  $isOwnTipRevealed,
  $ownTipRequests,
  ownTipChecked,
  ownTipClosed,
  ownTipLeft,
} from '../../lib/own-tip.model';
import { readAmount } from '../../lib/read-amount';

type Props = {
  tip: TipChoice | null;
  subtotal: Minor;
  /** An amount as an example of what can be typed. */
  example: Minor;
  onChoose: (tip: TipChoice | null) => void;
};

/**
 * An own amount; it counts as soon as it can be read and is not too large. An empty field is no tip;
 * with any other text the order is not sent, and the field gets the focus.
 */
function OwnTip({ tip, subtotal, example, onChoose }: Props) {
  const { t } = useTranslation('mf-checkout');
  const { money, isRevealed, requests, check, leave, close } = useUnit({
    money: $formatMoney,
    isRevealed: $isOwnTipRevealed,
    requests: $ownTipRequests,
    check: ownTipChecked,
    leave: ownTipLeft,
    close: ownTipClosed,
  });
  const [typed, setTyped] = useState(tip?.kind === 'amount' ? money(tip.amount) : '');
  const input = useRef<HTMLInputElement>(null);
  const most = largestTip(subtotal);
  const amount = readAmount(typed);
  const isTooLarge = amount !== null && amount > most;
  const isUnreadable = amount === null && typed.trim() !== '';
  const isValid = !isTooLarge && !isUnreadable;
  useEffect(() => void check(isValid), [check, isValid]);
  useEffect(() => () => void close(), [close]);
  useEffect(() => {
    if (requests > 0) input.current?.focus();
  }, [requests]);
  const onType = (text: string): void => {
    setTyped(text);
    const read = readAmount(text);
    onChoose(read === null || read > most ? null : { kind: 'amount', amount: read });
  };
  const error = isTooLarge
    ? t('tip.most', { most: money(most) })
    : isUnreadable && isRevealed
      ? t('tip.unreadable', { example: money(example) })
      : undefined;
  return (
    <TextInput
      ref={input}
      label={t('tip.amount')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => leave()}
      error={error}
    />
  );
}

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
