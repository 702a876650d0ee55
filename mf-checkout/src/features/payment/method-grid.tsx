import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { MethodGroup } from '@storefront/shared-domain/contracts';
import { $formatMoney, $payment, $restaurant } from '@storefront/shared-domain/models';
import { methodAdjustment, onlineEntry, WALLET_METHOD } from '@storefront/shared-domain/rules';
import { methodIcon, methodName } from '../../lib/method-name';
import { adjustmentText } from './adjustment-text';
import { choiceText } from './choice-text';
import { methodHint } from './method-hint';
import { MethodTile } from './method-tile';
import { $isWalletShown, methodPressed } from './payment.model';
import styles from './payment.module.css';

type Props = { group: MethodGroup; methods: readonly string[] };

/** The methods of one tab, two in a row: 6 of 12 columns each (CHECKOUT-10). */
export function MethodGrid({ group, methods }: Props) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { info, payment, money, isWalletShown, press } = useUnit({
    info: $restaurant,
    payment: $payment,
    money: $formatMoney,
    isWalletShown: $isWalletShown,
    press: methodPressed,
  });
  if (info === null) return null;
  const tileOf = (method: string) => {
    const isPaying = payment?.method === method && payment.group === group;
    const adjustment = methodAdjustment(info, method, group);
    const chosen = isPaying ? choiceText(t, payment, money) : '';
    return (
      <MethodTile
        key={method}
        name={methodName(t, method)}
        icon={methodIcon(method)}
        badge={onlineEntry(method)?.hasBadge ? t('payment.badge') : undefined}
        adjustment={
          adjustment.kind === 'fixed'
            ? adjustmentText(t, adjustment.setting, money)
            : adjustment.kind === 'byCard'
              ? t('payment.adjustment.by-card')
              : ''
        }
        isDiscount={adjustment.kind === 'fixed' && adjustment.setting.operation === 'discount'}
        detail={chosen || methodHint(t, method, group, info)}
        isChosen={isPaying || (method === WALLET_METHOD && isWalletShown)}
        onPress={() => press(method)}
      />
    );
  };
  return <div className={styles.tiles}>{methods.map(tileOf)}</div>;
}
