import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Card, Icon, Spinner } from '@storefront/shared-ui';
import type { Address } from '@storefront/shared-domain/contracts';
import { $address, $formatMoney, $restaurant, $totals } from '@storefront/shared-domain/models';
import { ADDRESS_DETAILS, streetLine } from '@storefront/shared-domain/rules';
import { targetIds } from '../../lib/target-ids';
import { $problem, recomputeFx, type LastProblem } from './address.model';
import { AddressActions } from './address-actions';
import { $lastAddress } from './last-address.model';
import styles from './address-row.module.css';

const PROBLEM_TEXTS: Record<LastProblem, string> = {
  'out-of-area': 'address-form.out-of-area',
  'not-found': 'address-form.not-found',
  unexpected: 'domain:error.unexpected',
  failed: 'address.failed',
  incomplete: 'address.incomplete',
};

type Props = {
  /** Opens the form with the previous address. */
  onEdit: (address: Address | null) => void;
  error: string | undefined;
};

/** The delivery address with its fee, or the button to add one (DELIVERY-05, DELIVERY-40). */
export function AddressRow({ onEdit, error }: Props) {
  const { address, last, problem, isSearching } = useUnit({
    address: $address,
    last: $lastAddress,
    problem: $problem,
    isSearching: recomputeFx.pending,
  });
  const isLost = address === null && problem !== null && !isSearching;
  return (
    <Card tone={isLost ? 'warning' : 'plain'} aria-busy={isSearching}>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name={isLost ? 'warning' : 'pin'} size="l" />
        </span>
        <div className={styles.texts} role="status">
          {isSearching ? (
            <Searching address={last} />
          ) : address !== null ? (
            <Confirmed address={address} />
          ) : (
            <Missing problem={problem} last={last} />
          )}
        </div>
        <AddressActions onEdit={onEdit} isDescribed={error !== undefined} />
      </div>
      {error !== undefined && (
        <p id={`${targetIds.address}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </Card>
  );
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

function Place({ address }: { address: Address }) {
  const info = useUnit($restaurant);
  const details = joined(...ADDRESS_DETAILS.map((field) => address[field]));
  return (
    <>
      <p className={styles.street}>
        {streetLine(address.street, address.number, info?.country ?? '')}
      </p>
      <p className={styles.detail}>{joined(address.zone, address.city)}</p>
      {details !== '' && <p className={styles.detail}>{details}</p>}
    </>
  );
}

function Searching({ address }: { address: Address | null }) {
  const { t } = useTranslation('mf-delivery');
  return (
    <>
      {address && <Place address={address} />}
      <p className={styles.searching}>
        <Spinner size="s" />
        {t('address.searching')}
      </p>
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
      <p className={styles.fee}>
        {effective > 0 ? t('address.fee', { value: money(totals.deliveryFee) }) : t('address.free')}
      </p>
    </>
  );
}

function Missing({ problem, last }: { problem: LastProblem | null; last: Address | null }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const info = useUnit($restaurant);
  return (
    <>
      <p className={styles.street}>
        {t(problem === null ? 'address.none' : PROBLEM_TEXTS[problem])}
      </p>
      <p className={styles.detail}>
        {last === null
          ? t('address.none-detail')
          : joined(streetLine(last.street, last.number, info?.country ?? ''), last.zone)}
      </p>
    </>
  );
}
