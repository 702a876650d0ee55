import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isPlacing } from '@storefront/shared-domain/models';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Button } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { FINISHING } from '../../lib/finishing';
import { finishClicked, finishLedTo } from './finish.model';

/**
 * FINISH ORDER (CART-13): navigates on, or at a table shows what is sent, and is busy from the
 * confirmation until the response arrives (CART-21).
 */
export function FinishButton() {
  const { t } = useTranslation('mf-cart');
  const navigate = useNavigate();
  const { isPlacing, finish } = useUnit({ isPlacing: $isPlacing, finish: finishClicked });
  useUnitListener(finishLedTo, (path) => navigate(path, { state: FINISHING }));
  return (
    <Button wide loading={isPlacing} onClick={() => finish()}>
      {t('footer.finish')}
    </Button>
  );
}
