import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, ErrorPanel, LinkButton, List, Section, Skeleton } from '@storefront/shared-ui';
import { MoreButton } from '../../lib/more-button';
import { StatementEntry } from './statement-entry';
import { statement } from './statement.model';

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
