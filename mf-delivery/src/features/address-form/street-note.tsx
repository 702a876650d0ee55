import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Spinner } from '@storefront/shared-ui';
import { mapRequested } from './point-step.model';
import { $streetSearch, searchRetried } from './street-search.model';
import styles from './address-form.module.css';

/**
 * Result of the street search, below its field; the typed text remains (DELIVERY-28, DELIVERY-50).
 */
export function StreetNote() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { search, retry, toMap } = useUnit({
    search: $streetSearch,
    retry: searchRetried,
    toMap: mapRequested,
  });
  if (search.state === 'idle' || search.state === 'found') return <div role="status" />;
  const isProblem = search.state === 'nothing' || search.state === 'failed';
  const isShown = isProblem || search.by === 'postal-code';
  return (
    <div
      role="status"
      className={isShown ? styles.note : undefined}
      data-tone={isProblem ? 'problem' : 'calm'}
    >
      {isShown && !isProblem && <Spinner size="s" />}
      {isShown && t(`address-form.${search.by}.${isProblem ? search.state : 'searching'}`)}
      {search.state === 'failed' && (
        <Button size="s" variant="secondary" icon="refresh" onClick={() => retry()}>
          {t('domain:action.retry')}
        </Button>
      )}
      {search.state === 'nothing' && search.by === 'name' && (
        <Button size="s" variant="ghost" icon="pin" onClick={() => toMap()}>
          {t('address-form.not-in-list')}
        </Button>
      )}
    </div>
  );
}
