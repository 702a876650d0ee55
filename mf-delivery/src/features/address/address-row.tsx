import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Card, Icon, Skeleton, VisuallyHidden } from '@storefront/shared-ui';
import type { Address } from '@storefront/shared-domain/contracts';
import { $address, $formatMoney, $totals } from '@storefront/shared-domain/models';
import { targetIds } from '../../lib/target-ids';
import { $lastAddress, $recomputed, recomputeFx, retryPressed } from './address.model';
import styles from './address-row.module.css';

type Props = {
  /** Opens the form, starting from the address known last. */
  onEdit: (address: Address | null) => void;
  error: string | undefined;
};

/** The address of the delivery with its fee, or the way to give one (DELIVERY-05). */
export function AddressRow({ onEdit, error }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { address, last, problem, isSearching, retry } = useUnit({
    address: $address, last: $lastAddress, problem: $recomputed, isSearching: recomputeFx.pending, retry: retryPressed,
  });
  const canRetry = problem === 'failed' || problem === 'unexpected';
  const action = address !== null || (isSearching && last !== null) ? 'edit' : last !== null ? 'check' : 'add';
  return (
    <Card tone={address === null && problem !== null ? 'warning' : 'plain'} aria-busy={isSearching}>
      <div className={styles.row}>
        <span className={styles.icon}><Icon name={address === null && problem !== null ? 'warning' : 'pin'} size="l" /></span>
        <div className={styles.texts} role="status">
          {isSearching ? <Searching /> : address !== null ? <Confirmed address={address} /> : <Missing problem={problem} last={last} />}
        </div>
        <div className={styles.actions}>
          {canRetry && !isSearching && <Button size="s" icon="refresh" onClick={() => retry()}>{t('domain:action.retry')}</Button>}
          <Button
            id={targetIds.address} size="s" variant={action === 'edit' || canRetry ? 'secondary' : 'primary'} icon={action === 'add' ? 'plus' : 'edit'}
            aria-label={action === 'edit' ? t('address.edit-label') : undefined} aria-describedby={error === undefined ? undefined : `${targetIds.address}-error`}
            onClick={() => onEdit(address ?? last)}
          >
            {t(`address.${action}`)}
          </Button>
        </div>
      </div>
      {error !== undefined && <p id={`${targetIds.address}-error`} className={styles.error}>{error}</p>}
    </Card>
  );
}

function Searching() {
  const { t } = useTranslation('mf-delivery');
  return (
    <>
      <VisuallyHidden>{t('address.searching')}</VisuallyHidden>
      <Skeleton lines={2} />
    </>
  );
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

function Place({ address }: { address: Address }) {
  const { t } = useTranslation('mf-delivery');
  return (
    <>
      <p className={styles.street}>{address.number === '' ? address.street : t('address.number', { street: address.street, number: address.number })}</p>
      <p className={styles.detail}>{joined(address.zone, address.city)}</p>
      {(address.complemento !== '' || address.address_ref !== '') && <p className={styles.detail}>{joined(address.complemento, address.address_ref)}</p>}
    </>
  );
}

function Confirmed({ address }: { address: Address }) {
  const { t } = useTranslation('mf-delivery');
  const [totals, money] = useUnit([$totals, $formatMoney]);
  const effective = totals.deliveryFee - totals.deliveryFeeDiscount;
  return (
    <>
      <Place address={address} />
      <p className={styles.fee}>{effective > 0 ? t('address.fee', { value: money(totals.deliveryFee) }) : t('address.free')}</p>
    </>
  );
}

function Missing({ problem, last }: { problem: string | null; last: Address | null }) {
  const { t } = useTranslation('mf-delivery');
  return (
    <>
      <p className={styles.street}>{t(problem !== null && problem !== 'found' ? `address.${problem}` : 'address.none')}</p>
      <p className={styles.detail}>{last === null ? t('address.none-detail') : joined(last.street, last.number, last.zone)}</p>
    </>
  );
}
