import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Page, PageHeader, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { CameraView } from '../features/scan/camera-view';
import { CodeForm } from '../features/scan/code-form';
import { CurrentTable } from '../features/scan/current-table';
import * as scan from '../features/scan/scan.model';
import styles from './tablet-scan.module.css';

/** Links a tablet to the table of a code, by camera or typed (SHELL-37, OPEN-030). */
export default function TabletScanPage() {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const navigate = useNavigate();
  const { info, submit, open, toast } = useUnit({
    info: $restaurant,
    submit: scan.submitFx,
    open: scan.scanOpened,
    toast: noticeBus.toastRequested,
  });
  useEffect(() => {
    open();
  }, [open]);
  if (info === null) return null;
  const onCode = async (text: string): Promise<void> => {
    try {
      const { table } = await submit(text);
      toast({ text: t('scan.done', { table }), tone: 'success' });
      navigate(paths.tablet(), { replace: true });
    } catch {
      // the form shows the failure
    }
  };
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          title={t('scan.title')}
          subtitle={info.name}
          back={{ to: paths.tablet(), label: t('domain:action.back-to-menu') }}
        />
      }
    >
      <div className={styles.scan}>
        <CameraView onCode={onCode} />
        <Stack gap={5}>
          <CurrentTable />
          <p className={styles.hint}>{t('scan.hint')}</p>
          <CodeForm onCode={onCode} />
        </Stack>
      </div>
    </Page>
  );
}
