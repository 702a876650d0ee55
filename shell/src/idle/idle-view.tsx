import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, EmptyState, Icon } from '@storefront/shared-ui';
import { $idleView, customerReturned } from './idle.model';
import styles from './idle-view.module.css';

/**
 * A notice for 10 s, ended by any activity, then a modal that offers a reload (SHELL-50,
 * CONFLICTS-23). Closing the modal fetches the menu again without a reload of the page: form input
 * is not lost.
 */
export function IdleView() {
  const { t } = useTranslation(['shell', 'domain']);
  const { view, goOn } = useUnit({ view: $idleView, goOn: customerReturned });
  if (view === null) return null;
  if (view === 'warned') {
    return (
      <div role="status" className={styles.notice}>
        <Icon name="clock" />
        <p className={styles.text}>{t('idle.warning')}</p>
        <Button size="s" variant="secondary" onClick={() => goOn()}>
          {t('idle.here')}
        </Button>
      </div>
    );
  }
  return (
    <Dialog
      open
      size="s"
      titleHidden
      title={t('idle.title')}
      closeLabel={t('domain:action.close')}
      onClose={() => goOn()}
      footer={
        <Button size="l" wide icon="refresh" onClick={() => location.reload()} data-initial-focus>
          {t('idle.reload')}
        </Button>
      }
    >
      <EmptyState compact icon="clock" heading="h3" title={t('idle.title')}>
        <p>{t('idle.text')}</p>
        <p>{t('idle.please')}</p>
      </EmptyState>
    </Dialog>
  );
}
