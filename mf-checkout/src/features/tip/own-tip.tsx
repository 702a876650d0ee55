import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Minor, TipChoice } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { largestTip } from '@storefront/shared-domain/rules';
import { TextInput } from '@storefront/shared-ui';
import { readAmount } from '../../lib/read-amount';

type Props = {
  tip: TipChoice | null;
  subtotal: Minor;
  onChoose: (tip: TipChoice | null) => void;
};

/** An own amount; it counts as soon as it can be read and is not too large. */
export function OwnTip({ tip, subtotal, onChoose }: Props) {
  const { t } = useTranslation('mf-checkout');
  const money = useUnit($formatMoney);
  const [typed, setTyped] = useState(tip?.kind === 'amount' ? money(tip.amount) : '');
  const most = largestTip(subtotal);
  const amount = readAmount(typed);
  const isTooLarge = amount !== null && amount > most;
  const onType = (text: string): void => {
    setTyped(text);
    const read = readAmount(text);
    onChoose(read === null || read > most ? null : { kind: 'amount', amount: read });
  };
  return (
    <TextInput
      label={t('tip.amount')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      error={isTooLarge ? t('tip.most', { most: money(most) }) : undefined}
    />
  );
}
