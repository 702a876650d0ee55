import { formSchema, OwnPassword } from '@storefront/shared-domain/contracts';
import { $inPlace, $restaurant } from '@storefront/shared-domain/models';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import { useLocation } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FormNotice, PasswordInput } from '../../lib/form-parts';
import form from '../../lib/form.module.css';
import { useAccountForm } from '../../lib/use-account-form';
import {
  $failure,
  $googleToken,
  $isErasing,
  $isGoing,
  $proofKind,
  eraseConfirmed,
  eraseDismissed,
  googleChosen,
  passwordSubmitted,
} from './erase.model';

const schema = formSchema(OwnPassword, ({ password }) =>
  password === '' ? { password: 'login.password-missing' } : {},
);

/**
 * Requires the account's password: a borrowed phone must not erase the account. The input is
 * preserved after a failure.
 */
function EraseByPassword({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('mf-account');
  const { failure, isErasing, submit } = useUnit({
    failure: $failure,
    isErasing: $isErasing,
    submit: passwordSubmitted,
  });
  const { register, handleSubmit, textOf } = useAccountForm({
    schema,
    empty: { password: '' },
  });
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ password }) => submit(password))(event)}
    >
      <PasswordInput
        {...register('password')}
        label={t('erase.password')}
        hint={t('erase.password-hint')}
        autoComplete="current-password"
        error={textOf('password')}
        required
      />
      <FormNotice failure={failure} />
      <Button type="submit" variant="danger" size="l" wide loading={isErasing}>
        {t('erase.submit')}
      </Button>
      <Button variant="ghost" size="l" wide onClick={onLeave}>
        {t('data.stay')}
      </Button>
    </form>
  );
}

/**
 * Google confirms the customer's identity on its own page; after the return, another press erases
 * the account.
 */
function EraseByGoogle({ onLeave }: { onLeave: () => void }) {
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

/**
 * Confirmation of the erasure: lists the deleted and the retained data, and verifies the customer's
 * identity.
 */
export function EraseDialog() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, proof, isErasing, dismiss } = useUnit({
    info: $restaurant,
    proof: $proofKind,
    isErasing: $isErasing,
    dismiss: eraseDismissed,
  });
  const leave = (): void => {
    if (!isErasing) dismiss();
  };
  return (
    <Dialog
      open
      size="s"
      title={t('erase.title')}
      closeLabel={t('domain:action.close')}
      onClose={leave}
    >
      <Stack gap={4}>
        <p>{t('erase.gone')}</p>
        <p>{inPlace(t('erase.stays', { name: info?.name ?? '' }))}</p>
        {proof === 'google' ? (
          <EraseByGoogle onLeave={leave} />
        ) : (
          <EraseByPassword onLeave={leave} />
        )}
      </Stack>
    </Dialog>
  );
}
