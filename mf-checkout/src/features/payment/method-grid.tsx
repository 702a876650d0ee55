import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $payment } from '@storefront/shared-domain/models';
import { onlineEntry, WALLET_METHOD } from '@storefront/shared-domain/rules';
import { methodIcon, methodName } from '../../lib/method-name';
import { choiceText } from './choice-text';
import { MethodTile } from './method-tile';
import { $isWalletShown, methodPressed } from './payment.model';
import styles from './payment.module.css';

/** Methods two in a row: 6 of 12 columns each (CHECKOUT-10). */
export function MethodGrid({ methods }: { methods: readonly string[] }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { payment, money, isWalletShown, press } = useUnit({
    payment: $payment,
    money: $formatMoney,
    isWalletShown: $isWalletShown,
    press: methodPressed,
  });
  return (
    <div className={styles.tiles}>
      {methods.map((method) => (
        <MethodTile
          key={method}
          name={methodName(t, method)}
          icon={methodIcon(method)}
          badge={onlineEntry(method)?.hasBadge ? t('payment.badge') : undefined}
          isChosen={payment?.method === method || (method === WALLET_METHOD && isWalletShown)}
          detail={payment?.method === method ? choiceText(t, payment, money) : ''}
          onPress={() => press(method)}
        />
      ))}
    </div>
  );
}
