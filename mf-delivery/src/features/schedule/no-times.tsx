import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '@storefront/shared-ui';
import { $deliveryType } from '@storefront/shared-domain/models';
import { $offeredWhens, whenPicked } from '../../lib/schedule/choice.model';
import { useTypeName } from '../../lib/use-type-name';

/**
 * No day has a time for this delivery type: offers 'now' where it is available, or another delivery
 * type.
 */
export function NoTimes({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('mf-delivery');
  const typeName = useTypeName();
  const { offered, type, pick } = useUnit({
    offered: $offeredWhens,
    type: $deliveryType,
    pick: whenPicked,
  });
  const orderNow = (): void => {
    pick('now');
    onLeave();
  };
  const action = offered.includes('now') ? (
    <Button size="l" onClick={orderNow}>
      {t('schedule.order-now')}
    </Button>
  ) : (
    <Button size="l" onClick={onLeave}>
      {t('schedule.choose-type')}
    </Button>
  );
  return (
    <EmptyState compact icon="calendar" heading="h3" title={t('schedule.none')} action={action}>
      {t('schedule.none-text', { type: typeName(type ?? 'delivery') })}
    </EmptyState>
  );
}
