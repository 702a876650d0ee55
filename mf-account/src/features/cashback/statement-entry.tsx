import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CashbackEntry } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { formatDate } from '@storefront/shared-domain/rules';
import { Icon, Row } from '@storefront/shared-ui';
import { ExpiryBadge } from './expiry-badge';
import styles from './statement-entry.module.css';

/**
 * Kind of a line: credited by an order (earned with it, or returned when it was canceled) or given,
 * spent on an order, or expired.
 */
function kindOf({ type, orderUUID }: CashbackEntry): 'earned' | 'given' | 'spent' | 'ended' {
  if (type === 'credit') return orderUUID === '' ? 'given' : 'earned';
  return orderUUID === '' ? 'ended' : 'spent';
}

const ICONS = { earned: 'plus', given: 'gift', spent: 'cart', ended: 'clock' } as const;

/** One line of the statement; a line of an order links to it. */
export function StatementEntry({ entry }: { entry: CashbackEntry }) {
  const { t } = useTranslation('mf-account');
  const { info, money } = useUnit({ info: $restaurant, money: $formatMoney });
  const { date, type, value, orderUUID, expirationDate } = entry;
  const kind = kindOf(entry);
  const texts = {
    start: <Icon name={ICONS[kind]} />,
    title: t(`statement.${kind}`),
    detail: (
      <span className={styles.detail}>
        <span>{formatDate(date, info)}</span>
        {type === 'credit' && expirationDate && <ExpiryBadge of="line" date={expirationDate} />}
      </span>
    ),
    end: (
      <strong className={styles.value} data-type={type}>
        {type === 'credit' ? '+' : '−'}
        {money(value)}
      </strong>
    ),
  };
  return orderUUID === '' ? (
    <Row {...texts} />
  ) : (
    <Row {...texts} to={paths.track({ token: orderUUID })} />
  );
}
