import type { CashbackEntry } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { formatDate } from '@storefront/shared-domain/rules';
import {
  EmptyState,
  ErrorPanel,
  Icon,
  LinkButton,
  List,
  Row,
  Section,
  Skeleton,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../lib/more-button';
import { ExpiryBadge } from './expiry-badge';
import styles from './statement-entry.module.css';
import { statement } from './statement.model';

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
function StatementEntry({ entry }: { entry: CashbackEntry }) {
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

/** The customer's earned and spent cashback, the newest line first (ACCOUNT-15). */
export function Statement() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { list, failure, isReading, open, more } = useUnit({
    list: statement.$list,
    failure: statement.$failure,
    isReading: statement.$isReading,
    open: statement.opened,
    more: statement.moreRequested,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Section title={t('statement.title')} busy={isReading}>
      {list === null && failure === null && <Skeleton lines={4} />}
      {list === null && failure !== null && (
        <ErrorPanel
          title={t('statement.failed')}
          reason={t(failure === 'http' ? 'domain:error.unexpected' : `domain:error.${failure}`)}
          retryLabel={t('domain:action.retry')}
          onRetry={() => open()}
          retrying={isReading}
        />
      )}
      {list?.items.length === 0 && (
        <EmptyState
          icon="wallet"
          title={t('statement.none-title')}
          action={<LinkButton to={paths.menu()}>{t('orders.to-menu')}</LinkButton>}
        >
          {t('statement.none')}
        </EmptyState>
      )}
      {list !== null && list.items.length > 0 && (
        <>
          <List variant="card" label={t('statement.title')}>
            {list.items.map((entry, index) => (
              <StatementEntry key={`${entry.date}-${index}`} entry={entry} />
            ))}
          </List>
          <MoreButton
            hasMore={list.hasMore}
            isReading={isReading}
            failure={failure}
            onMore={() => more()}
          />
        </>
      )}
    </Section>
  );
}
