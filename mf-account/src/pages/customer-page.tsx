import type { ReactNode } from 'react';
import { CustomerGate } from '../features/customer/customer-gate';
import { LogOutButton } from '../features/log-out/log-out-button';
import { YourData } from '../features/your-data/your-data';
import { AccountLayout } from '../lib/account-layout';
import type { AccountKey } from '../lib/account-links';
import { AccountPage } from '../lib/account-page';

type Props = {
  title: string;
  current: AccountKey;
  /** What a visitor sees. */
  visitor: ReactNode;
  /** Outside of what the customer sees. */
  dialog?: ReactNode;
  children: ReactNode;
};

/** A page of a logged-in customer, with the links to the others beside it. */
export function CustomerPage({ title, current, visitor, dialog, children }: Props) {
  return (
    <AccountPage title={title} isWide>
      <CustomerGate visitor={visitor}>
        {(client) => (
          <AccountLayout
            client={client}
            current={current}
            logOut={<LogOutButton />}
            data={<YourData />}
          >
            {children}
          </AccountLayout>
        )}
      </CustomerGate>
      {dialog}
    </AccountPage>
  );
}
