import { deliveryBus, noticeBus } from '@storefront/shared-domain/bus';
import type { MethodGroup, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $payment, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useCopy } from '@storefront/shared-kit/use-copy';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  LinkButton,
  Section,
  Stack,
  Tabs,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { methodName } from '../../lib/method-name';
import { CardDialog } from './card-dialog';
import { ChangeDialog } from './change-dialog';
import { IdentityForm } from './identity-form';
import {
  $dialog,
  $group,
  $groups,
  $isNowOffered,
  $isOnlineOnly,
  $isWalletShown,
  dialogDismissed,
  groupOpened,
  methodsShown,
} from './payment.model';
import { MethodGrid } from './method-grid';
import styles from './payment.module.css';

/** Key for a manual transfer; null for other methods, and when the record has no key (OPEN-102). */
function findTransfer(
  method: string,
  info: RestaurantInfo,
): { readonly key: string; readonly name: string } | null {
  const settings = {
    pix: info.pix_settings,
    zelle: info.zelle_settings,
    mbway: info.mbway_settings,
  };
  const found = Object.hasOwn(settings, method) ? settings[method as keyof typeof settings] : null;
  const key = found?.key.trim() ?? '';
  return found && key !== '' ? { key, name: found.name.trim() } : null;
}

/**
 * Details of a method paid on delivery: the key for the transfer (OPEN-102), or a note that nothing
 * is paid now.
 */
function TransferDetails({ methods }: { methods: readonly string[] }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { payment, info, toast } = useUnit({
    payment: $payment,
    info: $restaurant,
    toast: noticeBus.toastRequested,
  });
  const copy = useCopy(toast);
  const shownKey = useRef<HTMLElement>(null);
  if (info === null || payment === null || !methods.includes(payment.method)) return null;
  if (payment.method === 'deferredPayment')
    return (
      <Card>
        <p className={styles.tileDetail}>{t('transfer.later')}</p>
      </Card>
    );
  const transfer = findTransfer(payment.method, info);
  if (transfer === null) return null;
  return (
    <Card as="section" aria-label={t('transfer.title', { method: methodName(t, payment.method) })}>
      <div className={styles.transfer}>
        <p className={styles.tileDetail}>{t('transfer.hint')}</p>
        <dl className={styles.transferTexts}>
          <dt>{t('transfer.key')}</dt>
          <dd ref={shownKey}>{transfer.key}</dd>
          {transfer.name !== '' && (
            <>
              <dt>{t('transfer.name')}</dt>
              <dd>{transfer.name}</dd>
            </>
          )}
        </dl>
        <Button
          variant="secondary"
          icon="copy"
          onClick={() => void copy(transfer.key, shownKey.current)}
        >
          {t('transfer.copy')}
        </Button>
      </div>
    </Card>
  );
}

/**
 * A scheduled order must be paid online here, and no online method is available (SCHEDULE-15):
 * offers to order for now instead, with any method, where that is possible.
 */
function OnlineOnly() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { isNowOffered, choose } = useUnit({
    isNowOffered: $isNowOffered,
    choose: deliveryBus.scheduleChosen,
  });
  const action = isNowOffered ? (
    <Button size="l" onClick={() => choose({ kind: 'now' })}>
      {t('payment.order-now')}
    </Button>
  ) : (
    <LinkButton size="l" to={paths.delivery()}>
      {t('payment.change-order')}
    </LinkButton>
  );
  return (
    <EmptyState icon="wallet" title={t('payment.online-only-title')} action={action}>
      {t(isNowOffered ? 'payment.online-only-now' : 'payment.online-only-closed')}
    </EmptyState>
  );
}

/**
 * Payer data for a method that requires it (CHECKOUT-30, CHECKOUT-32, CHECKOUT-33); closed without
 * an answer, the method is not chosen.
 */
function IdentityDialog({ method }: { method: string }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const dismiss = useUnit(dialogDismissed);
  return (
    <Dialog
      open
      size="s"
      title={t('identity.title', { method: methodName(t, method) })}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
    >
      <Stack gap={4}>
        <p>{t('identity.text')}</p>
        <IdentityForm method={method} />
      </Stack>
    </Dialog>
  );
}

type Props = { group: MethodGroup; methods: readonly string[] };

/** The methods of one tab, then the details that the chosen one requires. */
function MethodTiles({ group, methods }: Props) {
  return (
    <div className={styles.methods}>
      <MethodGrid group={group} methods={methods} />
      <TransferDetails methods={methods} />
    </div>
  );
}

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
