import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '@storefront/shared-ui';
import { $restaurant } from '@storefront/shared-domain/models';
import { $draft, cityChosen } from './address-draft.model';

/**
 * The cities the restaurant delivers to, as a combobox; renders nothing without listed cities
 * (DELIVERY-45).
 */
export function CityField({ error, onLeave }: { error: string | undefined; onLeave: () => void }) {
  const { t } = useTranslation('mf-delivery');
  const { info, draft, choose } = useUnit({ info: $restaurant, draft: $draft, choose: cityChosen });
  if (info === null || info.deliveryCities.length === 0) return null;
  return (
    <Combobox
      label={t('address-form.city')}
      placeholder={t('address-form.city-placeholder')}
      icon="search"
      required
      options={info.deliveryCities.map(({ name }) => ({ value: name, label: name }))}
      value={draft.city === '' ? null : draft.city}
      onValueChange={choose}
      emptyText={t('address-form.no-cities')}
      error={error}
      onBlur={onLeave}
    />
  );
}
