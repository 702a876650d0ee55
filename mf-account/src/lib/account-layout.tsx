import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '@storefront/shared-domain/contracts';
import { $pointsLeft, $restaurant } from '@storefront/shared-domain/models';
import { Icon } from '@storefront/shared-ui';
import { AccountLinks, type AccountKey } from './account-links';
import styles from './account-layout.module.css';

type Props = {
  client: Client;
  current: AccountKey;
  logOut: ReactNode;
  data: ReactNode;
  children: ReactNode;
};

/**
 * A page of the account: its content, and beside it (below, on a phone) the customer, the links to
 * the other pages, log-out, and the actions on personal data.
 */
export function AccountLayout({ client: { name, email }, current, logOut, data, children }: Props) {
  const { t } = useTranslation('mf-account');
  const { info, points } = useUnit({ info: $restaurant, points: $pointsLeft });
  return (
    <div className={styles.layout}>
      <div className={styles.content}>{children}</div>
      <aside className={styles.account} aria-label={t('links.label')}>
        <div className={styles.who}>
          <span className={styles.face}>
            <Icon name="user" />
          </span>
          <div className={styles.texts}>
            <p className={styles.name}>{name}</p>
            <p className={styles.detail}>{email}</p>
            {info?.fidelity.enablePoints && points !== null && (
              <p className={styles.detail}>{t('prizes.points', { count: Math.max(0, points) })}</p>
            )}
          </div>
        </div>
        <AccountLinks current={current} />
        {logOut}
        {data}
      </aside>
    </div>
  );
}
