import { useTranslation } from 'react-i18next';
import type { ExtrasGroup } from '@storefront/shared-domain/contracts';
import {
  groupLimits,
  groupProblem,
  isGroupRequired,
  type Quantities,
} from '@storefront/shared-domain/menu-rules';
import { Badge } from '@storefront/shared-ui';

/** Minimum and maximum number of choices of a group. */
export function useGroupHint(group: ExtrasGroup): string {
  const { t } = useTranslation('mf-pizza-builder');
  const { min, max } = groupLimits(group);
  if (!Number.isFinite(max)) return min > 0 ? t('group.at-least', { count: min }) : t('group.any');
  if (min === max) return t('group.exactly', { count: max });
  return min > 1 ? t('group.between', { min, max }) : t('group.up-to', { count: max });
}

/** Badge: whether the group still requires a choice. */
export function GroupState({ group, quantities }: { group: ExtrasGroup; quantities: Quantities }) {
  const { t } = useTranslation('mf-pizza-builder');
  if (groupProblem(group, quantities) !== null)
    return (
      <Badge tone="brand" solid>
        {t('group.required')}
      </Badge>
    );
  return isGroupRequired(group) ? (
    <Badge tone="success" icon="check">
      {t('group.done')}
    </Badge>
  ) : (
    <Badge>{t('group.optional')}</Badge>
  );
}
