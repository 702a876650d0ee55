import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Card, RadioCard, RadioGroup, type IconName } from '@storefront/shared-ui';
import type { DeliveryType } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { timeText } from '@storefront/shared-domain/rules';
import { targetIds } from '../../lib/target-ids';
import { useTypeName } from '../../lib/use-type-name';
import styles from './type-choice.module.css';
import { $chosenType, $isTooSmall, $offeredTypes, typePicked } from './type-choice.model';

const ICONS: Record<DeliveryType, IconName> = {
  delivery: 'bike',
  balcony: 'store',
  carTakeout: 'car',
  table: 'table',
};
const DETAILS: Record<DeliveryType, string> = {
  delivery: 'type.to-door',
  balcony: 'type.at-counter',
  carTakeout: 'type.at-window',
  table: 'type.at-table',
};

/** Choice of the delivery type (DELIVERY-02). `error` is shown while nothing is chosen. */
export function TypeChoice({ legend, error }: { legend: string; error: string | undefined }) {
  const { t } = useTranslation('mf-delivery');
  const typeName = useTypeName();
  const { info, offered, chosen, isTooSmall, pick, money } = useUnit({
    info: $restaurant,
    offered: $offeredTypes,
    chosen: $chosenType,
    isTooSmall: $isTooSmall,
    pick: typePicked,
    money: $formatMoney,
  });
  if (info === null) return null;
  const text = (type: DeliveryType): string =>
    type === 'delivery' && isTooSmall
      ? t('type.minimum', { value: money(info.min_total_delivery) })
      : t(DETAILS[type]);
  const detail = (type: DeliveryType) => {
    const time = timeText(type, info, { hour: t('type.hour'), minute: t('type.minute') });
    return (
      <span className={styles.detail}>
        {time && <strong>{time}</strong>}
        {text(type)}
      </span>
    );
  };
  if (offered.length === 0) return <Card tone="warning">{t('type.none')}</Card>;
  return (
    <RadioGroup
      legend={legend}
      legendHidden
      error={error}
      value={chosen}
      onValueChange={(type) => pick(type as DeliveryType)}
      name="delivery-type"
    >
      {offered.map((type) => (
        <RadioCard
          key={type}
          id={targetIds.type(type)}
          value={type}
          icon={ICONS[type]}
          title={typeName(type)}
          detail={detail(type)}
        />
      ))}
    </RadioGroup>
  );
}
