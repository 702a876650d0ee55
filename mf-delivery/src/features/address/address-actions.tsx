import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@storefront/shared-ui';
import type { Address } from '@storefront/shared-domain/contracts';
import { $address } from '@storefront/shared-domain/models';
import { targetIds } from '../../lib/target-ids';
import { $problem, recomputeFx, retryPressed } from './address.model';
import { $lastAddress, addressRemoved } from './last-address.model';
import styles from './address-row.module.css';

type Props = {
  onEdit: (address: Address | null) => void;
  /** Whether the error below describes the button. */
  isDescribed: boolean;
};

/** Actions of the address: add, review, edit, remove, or retry its fee. */
export function AddressActions({ onEdit, isDescribed }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { address, last, problem, isSearching, retry, remove } = useUnit({
    address: $address,
    last: $lastAddress,
    problem: $problem,
    isSearching: recomputeFx.pending,
    retry: retryPressed,
    remove: addressRemoved,
  });
  const canRetry = !isSearching && (problem === 'failed' || problem === 'unexpected');
  const action =
    address !== null || (isSearching && last !== null) ? 'edit' : last !== null ? 'check' : 'add';
  const removeAndStay = (): void => {
    remove();
    document.getElementById(targetIds.address)?.focus();
  };
  return (
    <div className={styles.actions}>
      {canRetry && (
        <Button size="s" icon="refresh" onClick={() => retry()}>
          {t('domain:action.retry')}
        </Button>
      )}
      <Button
        id={targetIds.address}
        size="s"
        variant={action === 'edit' || canRetry ? 'secondary' : 'primary'}
        icon={action === 'add' ? 'plus' : 'edit'}
        aria-label={action === 'edit' ? t('address.edit-label') : undefined}
        aria-describedby={isDescribed ? `${targetIds.address}-error` : undefined}
        onClick={() => onEdit(address ?? last)}
      >
        {t(`address.${action}`)}
      </Button>
      {last !== null && !isSearching && (
        <IconButton icon="trash" label={t('address.remove')} onClick={removeAndStay} />
      )}
    </div>
  );
}
