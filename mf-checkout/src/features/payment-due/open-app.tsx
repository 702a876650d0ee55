import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, EmptyState, LinkButton, Page, Stack } from '@storefront/shared-ui';
import { GiveUp } from '../../lib/payment-watch/give-up';

/**
 * The open-payment-app dialog with the payment's link (CHECKOUT-34, TRACKING-13); the page behind
 * it waits for the payment.
 */
export function OpenApp({ link, amount }: { link: string; amount: string }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Page>
      <EmptyState icon="phone" heading="h1" title={t('pay.app-title')}>
        <p role="status">{t('pay.app-waiting', { amount })}</p>
      </EmptyState>
      <Stack gap={4}>
        <Button size="l" wide onClick={() => setOpen(true)}>
          {t('pay.open-app')}
        </Button>
        <GiveUp />
      </Stack>
      <Dialog
        open={isOpen}
        size="s"
        title={t('pay.open-app')}
        closeLabel={t('domain:action.close')}
        onClose={close}
        footer={
          <LinkButton
            to={link}
            reloadDocument
            target="_blank"
            rel="noopener noreferrer"
            size="l"
            wide
            onClick={close}
          >
            {t('pay.open-app')}
          </LinkButton>
        }
      >
        <p>{t('pay.app-text', { amount })}</p>
      </Dialog>
    </Page>
  );
}
