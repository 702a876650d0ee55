import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { daysUntil, expiryTone, formatDate } from '@storefront/shared-domain/rules';
import { Badge } from '@storefront/shared-ui';
import { $readAt } from './statement.model';

/**
 * Expiry date of cashback, coloured by its urgency (LOYALTY-14). A `line` of the statement may have
 * been spent since: it does not urge the customer to use it.
 */
export function ExpiryBadge({ date, of }: { date: string; of: 'balance' | 'line' }) {
  const { t } = useTranslation('mf-account');
  const { info, readAt } = useUnit({ info: $restaurant, readAt: $readAt });
  const tone = readAt === null ? 'success' : expiryTone(date, readAt, info?.timezone);
  const isOver = readAt !== null && (daysUntil(date, readAt, info?.timezone) ?? 0) < 0;
  return (
    <Badge tone={tone} icon="clock">
      {t(isOver ? 'statement.expired' : of === 'line' ? 'statement.until' : 'cashback.expires', {
        date: formatDate(date, info),
      })}
    </Badge>
  );
}
