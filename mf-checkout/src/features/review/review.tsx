import { useTranslation } from 'react-i18next';
import { Facts } from '../../lib/facts';
import { CustomerRow } from './customer-row';
import { PlaceRow } from './place-row';
import { TimeRow } from './time-row';

/** Where the order goes, when, and whose it is: what the customer reads before paying. */
export function Review() {
  const { t } = useTranslation('mf-checkout');
  return (
    <Facts label={t('review.title')}>
      <PlaceRow />
      <TimeRow />
      <CustomerRow />
    </Facts>
  );
}
