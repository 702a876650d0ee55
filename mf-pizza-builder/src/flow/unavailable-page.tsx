import { useTranslation } from 'react-i18next';
import { EmptyState, LinkButton, Page, PageHeader } from '@storefront/shared-ui';

/** The page of a dish that is on the menu and cannot be sold now. */
export function UnavailablePage({ name, backTo }: { name: string; backTo: string }) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  return (
    <Page
      header={
        <PageHeader title={name} back={{ to: backTo, label: t('domain:action.back-to-menu') }} />
      }
    >
      <EmptyState
        icon="pizza"
        title={t('flow.unavailable')}
        action={
          <LinkButton to={backTo} size="l">
            {t('domain:action.back-to-menu')}
          </LinkButton>
        }
      >
        {t('flow.unavailable-text', { name })}
      </EmptyState>
    </Page>
  );
}
