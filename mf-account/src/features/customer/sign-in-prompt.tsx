import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton, Stack } from '@storefront/shared-ui';

type Props = { text: string; returnTo: string };

/**
 * Shown to a visitor instead of a customer's own page; login and registration both return to it
 * (OPEN-007).
 */
export function SignInPrompt({ text, returnTo }: Props) {
  const { t } = useTranslation('mf-account');
  const actions = (
    <Stack gap={2}>
      <LinkButton to={paths.login({ returnTo })} size="l" wide>
        {t('sign-in.log-in')}
      </LinkButton>
      <LinkButton to={paths.register({ returnTo })} size="l" wide variant="secondary">
        {t('sign-in.register')}
      </LinkButton>
    </Stack>
  );
  return (
    <EmptyState icon="user" title={t('sign-in.title')} action={actions}>
      {text}
    </EmptyState>
  );
}
