import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { paths } from '@storefront/shared-domain/paths';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { AlertDialog, Icon, LazyPart, List, Row, Section } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import type { AccountFailure } from '../../lib/account-failure';
import * as erase from './erase.model';
import * as model from './your-data.model';

/**
 * The dialog and its form are a chunk of their own, loaded on request: few customers erase their
 * account.
 */
const loadEraseDialog = async () => ({
  default: (await import(/* webpackChunkName: "erase-dialog" */ './erase-dialog')).EraseDialog,
});

/**
 * Actions of customers on their own data: download, log-out on all devices, erasure of the account.
 */
export function YourData() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const partFailure = usePartFailure();
  const it = useUnit({
    isExporting: model.$isExporting,
    isConfirmingEverywhere: model.$isConfirmingEverywhere,
    isLeaving: model.$isLeaving,
    isEraseDialogOpen: erase.$isDialogOpen,
    show: erase.eraseSectionShown,
    exportData: model.exportRequested,
    requestEverywhere: model.everywhereRequested,
    confirmEverywhere: model.everywhereConfirmed,
    dismissEverywhere: model.everywhereDismissed,
    requestErase: erase.eraseRequested,
    toast: noticeBus.toastRequested,
  });
  const { show, toast } = it;
  useEffect(() => show(), [show]);
  const showFailure = (failure: AccountFailure): void =>
    void toast({ text: 'key' in failure ? t(failure.key) : failure.text, tone: 'danger' });
  useUnitListener(model.dataExported, () => toast({ text: t('data.exported'), tone: 'success' }));
  useUnitListener(model.exportFailed, showFailure);
  useUnitListener(model.everywhereDone, () =>
    toast({ text: t('data.everywhere-done'), tone: 'success' }),
  );
  useUnitListener(model.everywhereFailed, showFailure);
  useUnitListener(erase.accountErased, () => {
    toast({ text: t('erase.erased'), tone: 'success' });
    void navigate(paths.menu(), { replace: true });
  });
  return (
    <Section title={t('data.title')} busy={it.isExporting}>
      <List variant="card">
        <Row
          start={<Icon name="note" />}
          title={t('data.export')}
          detail={t('data.export-hint')}
          onClick={() => it.exportData()}
        />
        <Row
          start={<Icon name="logout" />}
          title={t('data.everywhere')}
          detail={t('data.everywhere-hint')}
          onClick={() => it.requestEverywhere()}
        />
        <Row
          start={<Icon name="trash" />}
          title={t('data.erase')}
          detail={t('data.erase-hint')}
          onClick={() => it.requestErase()}
        />
      </List>
      <AlertDialog
        open={it.isConfirmingEverywhere}
        icon="logout"
        title={t('data.everywhere-title')}
        loading={it.isLeaving}
        confirmLabel={t('data.everywhere')}
        onConfirm={() => it.confirmEverywhere()}
        cancelLabel={t('data.stay')}
        onCancel={() => it.dismissEverywhere()}
      >
        {t('data.everywhere-text')}
      </AlertDialog>
      {it.isEraseDialogOpen && (
        <LazyPart load={loadEraseDialog} props={{}} isAction waiting={null} failed={partFailure} />
      )}
    </Section>
  );
}
