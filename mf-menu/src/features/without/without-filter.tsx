import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { IconButton, LazyPart } from '@storefront/shared-ui';
import { $statedAllergens } from '../../menu/menu.model';
import { $without } from '../../menu/without.model';
import { useWithoutUrl } from './use-without-url';

const loadDialog = () => import(/* webpackChunkName: "without" */ './without-dialog');

/**
 * Opens the choice of allergens that the shown dishes must not have; absent where the record says
 * nothing about allergens.
 */
export function WithoutFilter() {
  const { t } = useTranslation('mf-menu');
  const { stated, without } = useUnit({ stated: $statedAllergens, without: $without });
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const partFailure = usePartFailure();
  useWithoutUrl();
  if (stated.length === 0) return null;
  return (
    <>
      <IconButton
        icon="filter"
        variant="raised"
        label={
          without.length === 0 ? t('without.open') : t('without.chosen', { count: without.length })
        }
        badge={without.length > 0 ? without.length : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      />
      {wasOpened && (
        <LazyPart
          load={loadDialog}
          props={{ open: isOpen, onClose: () => setIsOpen(false) }}
          isAction
          waiting={null}
          failed={partFailure}
        />
      )}
    </>
  );
}
