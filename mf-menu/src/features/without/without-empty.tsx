import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '@storefront/shared-ui';
import { withoutChosen } from '../../menu/without.model';

/** No dish of the menu is confirmed to have none of the chosen allergens. */
export function WithoutEmpty() {
  const { t } = useTranslation('mf-menu');
  const choose = useUnit(withoutChosen);
  return (
    <EmptyState
      icon="dish"
      title={t('without.none')}
      action={
        <Button variant="secondary" onClick={() => choose([])}>
          {t('search.show-all')}
        </Button>
      }
    >
      {t('without.none-hint')}
    </EmptyState>
  );
}
