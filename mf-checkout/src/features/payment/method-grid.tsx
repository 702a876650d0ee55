import type {
  MethodGroup,
  Minor,
  PaymentChoice,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { $formatMoney, $payment, $restaurant } from '@storefront/shared-domain/models';
import {
  cardBrandNames,
  methodAdjustment,
  onlineEntry,
  WALLET_METHOD,
} from '@storefront/shared-domain/rules';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { methodIcon, methodName } from '../../lib/method-name';
import { adjustmentText } from './adjustment-text';
import { MethodTile } from './method-tile';
import { $isWalletShown, methodPressed } from './payment.model';
import styles from './payment.module.css';

/** Number of brands on a tile; the others are counted. */
const SHOWN_BRANDS = 3;

/**
 * How a method is paid, before it is chosen: the brands of a card, the page or the code by
 * which it is paid; '' for other methods. The brands of the record are not those of a provider's own page.
 */
export function methodHint(
  t: TFunction<readonly ['mf-checkout', 'domain']>,
  method: string,
  group: MethodGroup,
  info: RestaurantInfo,
): string {
  const kind = onlineEntry(method)?.kind;
  if (kind === 'redirect') return t('payment.on-page');
  if (kind === 'pix') return t('payment.by-code');
  if (method !== 'creditCard' && method !== WALLET_METHOD) return '';
  const brands = cardBrandNames(info, group);
  const shown = brands.slice(0, SHOWN_BRANDS).join(' · ');
  const others = brands.length - SHOWN_BRANDS;
  return others > 0 ? t('payment.more-brands', { brands: shown, others }) : shown;
}

/** The details of a chosen method in one line; empty when there are none. */
export function choiceText(
  t: TFunction,
  choice: PaymentChoice,
  money: (amount: Minor) => string,
): string {
  if (choice.card) return `${choice.card.name} · ${t(`domain:payment.card.${choice.card.type}`)}`;
  if (choice.cash === undefined) return '';
  return choice.cash.changeNeeded
    ? t('payment.change-for', { amount: money(choice.cash.change) })
    : t('payment.no-change');
}

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
