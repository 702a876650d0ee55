import { useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox, TextInput } from '@storefront/shared-ui';
import type { Zone } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { zoneChosen } from './address-draft.model';
import { $areZonesLoading, $isZoneChosen, $offeredZones, $zone } from './zones.model';

/**
 * Only with this method do zones carry the fees (DELIVERY-64); with any other the fee depends on
 * the location, and a zone's price would mislead.
 */
const BY_ZONE = 'BAIRRO';

type Props = {
  error: string | undefined;
  onBlur: () => void;
};

/**
 * The neighborhood: typed, or selected from the restaurant's list where that is required
 * (DELIVERY-46).
 */
export function ZoneField({ input }: { input: Props & ComponentProps<typeof TextInput> }) {
  const isChosen = useUnit($isZoneChosen);
  return isChosen ? (
    <ZoneChoice error={input.error} onBlur={input.onBlur} />
  ) : (
    <TextInput {...input} />
  );
}

function ZoneChoice({ error, onBlur }: Props) {
  const { t } = useTranslation('mf-delivery');
  const { info, zones, zone, isLoading, choose, money } = useUnit({
    info: $restaurant,
    zones: $offeredZones,
    zone: $zone,
    isLoading: $areZonesLoading,
    choose: zoneChosen,
    money: $formatMoney,
  });
  const detail = ({ available, regions: [region] }: Zone): string | undefined => {
    if (!available) return t('address-form.zone-not-served');
    if (info?.delivery_fee_method !== BY_ZONE) return undefined;
    return region !== undefined ? money(region.fee) : undefined;
  };
  return (
    <Combobox
      label={t('address-form.zone')}
      placeholder={t('address-form.zone-placeholder')}
      icon="search"
      required
      loading={isLoading}
      options={zones.map((offered) => ({
        value: offered.id,
        label: offered.zone,
        detail: detail(offered),
      }))}
      value={zone?.id ?? null}
      onValueChange={(id) => choose(zones.find((offered) => offered.id === id) ?? null)}
      emptyText={t('address-form.no-zones')}
      error={error}
      onBlur={onBlur}
    />
  );
}
