import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $payment } from '@storefront/shared-domain/models';
import { methodIcon, methodName } from '../../lib/method-name';
import { choiceText } from './choice-text';
import { MethodTile } from './method-tile';
import { methodPressed } from './payment.model';
import styles from './payment.module.css';

/** Methods of one tab, two in a row: 6 of 12 columns each (CHECKOUT-10). */
export function MethodTiles({ methods }: { methods: readonly string[] }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { payment, money, press } = useUnit({ payment: $payment, money: $formatMoney, press: methodPressed });
  return (
    <div className={styles.tiles}>
      {methods.map((method) => {
        const isChosen = payment?.method === method;
        return (
          <MethodTile
            key={method} name={methodName(t, method)} icon={methodIcon(method)} isChosen={isChosen}
            detail={isChosen ? choiceText(t, payment, money) : ''} onPress={() => press(method)}
          />
        );
      })}
    </div>
  );
}
