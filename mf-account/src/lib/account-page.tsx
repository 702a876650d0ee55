import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Page, PageHeader } from '@storefront/shared-ui';

type Props = {
  title: string;
  isWide?: boolean;
  back?: { to: string; label: string };
  children: ReactNode;
};

/** A page of the account. Back leads to the menu by default. */
export function AccountPage({ title, isWide = false, back, children }: Props) {
  const { t } = useTranslation('domain');
  const info = useUnit($restaurant);
  return (
    <Page
      width={isWide ? 'wide' : 'narrow'}
      header={
        <PageHeader
          title={title}
          subtitle={info?.name}
          back={back ?? { to: paths.menu(), label: t('action.back-to-menu') }}
        />
      }
    >
      {children}
    </Page>
  );
}
