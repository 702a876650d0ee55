import { useTranslation } from 'react-i18next';
import { Badge } from '@storefront/shared-ui';

/** Badge: whether a part of the pizza still requires a choice. */
export function SectionState({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('mf-pizza-builder');
  return isDone ? (
    <Badge tone="success" icon="check">
      {t('group.done')}
    </Badge>
  ) : (
    <Badge tone="brand" solid>
      {t('group.required')}
    </Badge>
  );
}
