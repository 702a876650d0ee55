import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MethodGroup } from '@storefront/shared-domain/contracts';
import { EmptyState, Section, Tabs } from '@storefront/shared-ui';
import { CardDialog } from './card-dialog';
import { ChangeDialog } from './change-dialog';
import { IdentityDialog } from './identity-dialog';
import { MethodTiles } from './method-tiles';
import { OnlineOnly } from './online-only';
import {
  $dialog,
  $group,
  $groups,
  $isOnlineOnly,
  $isWalletShown,
  groupOpened,
  methodsShown,
} from './payment.model';

/**
 * 'What is the payment method?': tabs, methods and the dialogs they open (CHECKOUT-03). `wallet` is
 * shown below them while its method is pressed.
 */
export function PaymentMethods({ wallet }: { wallet: ReactNode }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { groups, group, dialog, isOnlineOnly, isWalletShown, open, shown } = useUnit({
    groups: $groups,
    group: $group,
    dialog: $dialog,
    isOnlineOnly: $isOnlineOnly,
    isWalletShown: $isWalletShown,
    open: groupOpened,
    shown: methodsShown,
  });
  useEffect(() => void shown(), [shown]);
  const items = groups.map((entry) => ({
    id: entry.group,
    label: t(`domain:payment.group.${entry.group}`),
    content: <MethodTiles {...entry} />,
  }));
  return (
    <Section title={t('payment.question')}>
      {items.length === 0 && isOnlineOnly && <OnlineOnly />}
      {items.length === 0 && !isOnlineOnly && (
        <EmptyState icon="wallet" title={t('payment.none-title')}>
          {t('payment.none-text')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <Tabs
          label={t('payment.question')}
          items={items}
          value={group}
          onValueChange={(id) => open(id as MethodGroup)}
        />
      )}
      {isWalletShown && wallet}
      {dialog?.kind === 'change' && <ChangeDialog />}
      {dialog?.kind === 'card' && <CardDialog brand={dialog.brand} />}
      {dialog?.kind === 'identity' && <IdentityDialog key={dialog.method} method={dialog.method} />}
    </Section>
  );
}
