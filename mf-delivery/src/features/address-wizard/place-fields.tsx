import { useUnit } from 'effector-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Select, Spinner, TextInput } from '@storefront/shared-ui';
import type { RestaurantInfo, Zone } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import type { addressInput } from '../../lib/address-input';
import { $areZonesLoading, $isZoneChosen, $offeredZones } from './zones.model';

/** One of the cities the restaurant delivers to (DELIVERY-60). */
export function CityField({
  info,
  input,
  error,
}: {
  info: RestaurantInfo;
  input: UseFormRegisterReturn<'city'>;
  error: string | undefined;
}) {
  const { t } = useTranslation('mf-delivery');
  return (
    <Select
      label={t('address-form.city')}
      required
      placeholder={t('address-wizard.choose-city')}
      error={error}
      {...input}
      options={info.deliveryCities.map(({ name }) => ({ value: name, label: name }))}
    />
  );
}

type ZoneProps = {
  isTyped: boolean;
  texts: ReturnType<typeof addressInput>;
  input: UseFormRegisterReturn<'zone'>;
  error: string | undefined;
};

/**
 * The neighborhood: selected from the restaurant's list where required, typed where the map does
 * not provide it (DELIVERY-59).
 */
export function ZoneField({ isTyped, texts, input, error }: ZoneProps) {
  const { t } = useTranslation('mf-delivery');
  const { isChosen, zones, isLoading, money } = useUnit({
    isChosen: $isZoneChosen,
    zones: $offeredZones,
    isLoading: $areZonesLoading,
    money: $formatMoney,
  });
  if (!isChosen) {
    return isTyped && <TextInput {...texts} error={error} {...input} />;
  }
  if (isLoading)
    return (
      <p role="status">
        <Spinner size="s" /> {t('address-wizard.zones-loading')}
      </p>
    );
  const label = ({ zone, available, regions: [region] }: Zone): string => {
    if (!available) return `${zone} (${t('address-form.zone-not-served')})`;
    return region !== undefined ? `${zone} · ${money(region.fee)}` : zone;
  };
  return (
    <Select
      label={texts.label}
      required
      placeholder={
        zones.length === 0 ? t('address-form.no-zones') : t('address-wizard.choose-zone')
      }
      error={error}
      {...input}
      options={zones.map((zone) => ({
        value: zone.zone,
        label: label(zone),
        disabled: !zone.available,
      }))}
    />
  );
}
