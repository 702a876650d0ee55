import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { useLocation } from '@storefront/shared-ui/router';
import { FormNotice } from '../../lib/form-notice';
import form from '../../lib/form.module.css';
import {
  $failure,
  $googleToken,
  $isErasing,
  $isGoing,
  eraseConfirmed,
  googleChosen,
} from './erase.model';

/**
 * Google confirms the customer's identity on its own page; after the return, another press erases
 * the account.
 */
export function EraseByGoogle({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('mf-account');
  const { pathname } = useLocation();
  const { failure, token, isErasing, isGoing, confirm, choose } = useUnit({
    failure: $failure,
    token: $googleToken,
    isErasing: $isErasing,
    isGoing: $isGoing,
    confirm: eraseConfirmed,
    choose: googleChosen,
  });
  const isConfirmed = token !== null;
  return (
    <div className={form.form}>
      <p role="status">{t(isConfirmed ? 'erase.google-confirmed' : 'erase.google-hint')}</p>
      <FormNotice failure={failure} />
      {isConfirmed ? (
        <Button variant="danger" size="l" wide loading={isErasing} onClick={() => confirm()}>
          {t('erase.submit')}
        </Button>
      ) : (
        <Button size="l" wide loading={isGoing} onClick={() => choose({ returnTo: pathname })}>
          {t('erase.google')}
        </Button>
      )}
      <Button variant="ghost" size="l" wide onClick={onLeave}>
        {t('data.stay')}
      </Button>
    </div>
  );
}
