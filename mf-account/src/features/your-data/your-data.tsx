import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { paths } from '@storefront/shared-domain/paths';
import { AlertDialog, Icon, LazyPart, List, Row, Section } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import type { AccountFailure } from '../../lib/account-failure';
import { useUnitListener } from '../../lib/use-unit-listener';
import * as erase from './erase.model';
import * as model from './your-data.model';

/** Few customers erase their account: the dialog and its form are fetched for those who do. */
const loadEraseDialog = async () => ({ default: (await import(/* webpackChunkName: "erase-dialog" */ './erase-dialog')).EraseDialog });

/** What a customer does with the own data: download it, end every login, erase the account. */
export function YourData() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const navigate = useNavigate();
  const it = useUnit({
    isExporting: model.$isExporting, isAskingEverywhere: model.$isAskingEverywhere, isLeaving: model.$isLeaving, isAskingErase: erase.$isAsking, show: erase.shown, exportData: model.exportAsked,
    askEverywhere: model.everywhereAsked, confirmEverywhere: model.everywhereConfirmed, dismissEverywhere: model.everywhereDismissed, askErase: erase.eraseAsked, toast: noticeBus.toastRequested,
  });
  const { show, toast } = it;
  useEffect(() => show(), [show]);
  const say = (failure: AccountFailure): void => void toast({ text: 'key' in failure ? t(failure.key) : failure.text, tone: 'danger' });
  useUnitListener(model.exported, () => toast({ text: t('data.exported'), tone: 'success' }));
  useUnitListener(model.exportFailed, say);
  useUnitListener(model.everywhereDone, () => toast({ text: t('data.everywhere-done'), tone: 'success' }));
  useUnitListener(model.everywhereFailed, say);
  useUnitListener(erase.erased, () => {
    toast({ text: t('erase.erased'), tone: 'success' });
    void navigate(paths.menu(), { replace: true });
  });
  return (
    <Section title={t('data.title')} busy={it.isExporting}>
      <List variant="card">
        <Row start={<Icon name="note" />} title={t('data.export')} detail={t('data.export-hint')} onClick={() => it.exportData()} />
        <Row start={<Icon name="logout" />} title={t('data.everywhere')} detail={t('data.everywhere-hint')} onClick={() => it.askEverywhere()} />
        <Row start={<Icon name="trash" />} title={t('data.erase')} detail={t('data.erase-hint')} onClick={() => it.askErase()} />
      </List>
      <AlertDialog
        open={it.isAskingEverywhere} icon="logout" title={t('data.everywhere-title')} loading={it.isLeaving} confirmLabel={t('data.everywhere')} onConfirm={() => it.confirmEverywhere()}
        cancelLabel={t('data.stay')} onCancel={() => it.dismissEverywhere()}
      >
        {t('data.everywhere-text')}
      </AlertDialog>
      {it.isAskingErase && (
        <LazyPart
          load={loadEraseDialog} props={{}} isAction waiting={null}
          failed={{ title: t('domain:error.part'), reason: t('domain:error.part-hint'), retryLabel: t('domain:action.retry') }}
        />
      )}
    </Section>
  );
}
