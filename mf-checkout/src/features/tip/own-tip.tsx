import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Minor, TipChoice } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { largestTip } from '@storefront/shared-domain/rules';
import { TextInput } from '@storefront/shared-ui';
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
export function OwnTip({ tip, subtotal, example, onChoose }: Props) {
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
