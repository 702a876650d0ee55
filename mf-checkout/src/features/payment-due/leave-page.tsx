import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LinkButton, Page, Spinner, Stack } from '@storefront/shared-ui';
import { GiveUp } from '../../lib/payment-watch/give-up';

/**
 * Redirects to the provider's page (TRACKING-12) and shows a link for browsers that do not
 * redirect; after Back the link is still shown.
 */
export function LeavePage({ link }: { link: string }) {
  const { t } = useTranslation('mf-checkout');
  useEffect(() => window.location.assign(link), [link]);
  return (
    <Page>
      <EmptyState icon="wallet" heading="h1" title={t('pay.leaving')}>
        <p role="status">
          <Spinner /> {t('pay.leaving-text')}
        </p>
      </EmptyState>
      <Stack gap={4}>
        <LinkButton to={link} reloadDocument size="l" wide>
          {t('pay.go')}
        </LinkButton>
        <GiveUp />
      </Stack>
    </Page>
  );
}
