import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $client, $customer, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { formatPhone } from '@storefront/shared-domain/phones';
import { FactRow } from '../../lib/fact-row';
import { $payer } from '../../lib/payer.model';

/** The customer: name, phone and e-mail address. */
export function CustomerRow() {
  const { t } = useTranslation('mf-checkout');
  const { payer, customer, client, info } = useUnit({
    payer: $payer,
    customer: $customer,
    client: $client,
    info: $restaurant,
  });
  const phone = customer.phone || client?.phone || '';
  const lines = [payer.name, formatPhone(phone, info?.country ?? ''), payer.email];
  return (
    <FactRow
      icon="user"
      title={t('review.customer')}
      lines={lines.filter((line) => line !== '')}
      change={{ to: paths.delivery(), label: t('review.change-customer') }}
    />
  );
}
