import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { privacyBus } from '@storefront/shared-domain/bus';
import { $asksConsent } from '@storefront/shared-domain/models';
import { Button } from '@storefront/shared-ui';

/** Opens the customer's consent settings, where consent is required. */
export function PrivacyLink() {
  const { t } = useTranslation('mf-menu');
  const { isRequested, open } = useUnit({
    isRequested: $asksConsent,
    open: privacyBus.choiceRequested,
  });
  return (
    isRequested && (
      <Button variant="ghost" onClick={() => open()}>
        {t('info.privacy')}
      </Button>
    )
  );
}
