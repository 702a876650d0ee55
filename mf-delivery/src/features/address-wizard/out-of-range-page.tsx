import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '@storefront/shared-ui';
import { stepTaken, wizardClosed } from './wizard.model';

/** Page 5 (DELIVERY-33): the location is outside the delivery area. */
export function OutOfRangePage() {
  const { t } = useTranslation('mf-delivery');
  return (
    <div role="alert">
      <EmptyState compact icon="pin" heading="h3" title={t('address-wizard.out-of-range')}>
        {t('address-wizard.out-of-range-detail')}
      </EmptyState>
    </div>
  );
}

export function OutOfRangeWays() {
  const { t } = useTranslation('mf-delivery');
  const { step, close } = useUnit({ step: stepTaken, close: wizardClosed });
  const leave = (): void => {
    close();
    step('another');
  };
  return (
    <>
      <Button size="l" wide onClick={() => step('another')}>
        {t('address-wizard.change-address')}
      </Button>
      <Button size="l" wide variant="ghost" onClick={leave}>
        {t('address-wizard.return-to-order')}
      </Button>
    </>
  );
}
