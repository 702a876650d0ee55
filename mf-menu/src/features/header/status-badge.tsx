import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $operationState } from '@storefront/shared-domain/models';
import { Badge } from '@storefront/shared-ui';

const TONE = { open: 'success', closed: 'danger', openForSchedule: 'warning' } as const;
const ICON = { open: 'check', closed: 'close', openForSchedule: 'calendar' } as const;

/** OPEN, CLOSE or OPEN FOR SCHEDULE (MENU-07). */
export function StatusBadge() {
  const { t } = useTranslation('mf-menu');
  const state = useUnit($operationState);
  return (
    <Badge tone={TONE[state]} icon={ICON[state]}>
      {t(`header.status.${state}`)}
    </Badge>
  );
}
