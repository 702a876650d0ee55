import { RemoteLoadError } from '@storefront/loader';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { Button, Dialog, LinkButton, RouteDialog, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { useTranslation } from 'react-i18next';
import { CallInstead } from './remote-failed';
import { RemotePage } from './remote-page';

type Props = {
  readonly remote: RemoteName;
  readonly page: string;
  /** Path to continue without the dialog, when the dialog is optional. */
  readonly onWithout?: string | undefined;
};

type FailedProps = Props & { readonly error: unknown; readonly onRetry: () => void };

/**
 * Shown over the page instead of its dialog, with focus on the title: the reason why the dialog
 * could not be loaded.
 */
function DialogFailed({ remote, onWithout, error, onRetry }: FailedProps) {
  const { t } = useTranslation(['shell', 'domain']);
  const navigate = useNavigate();
  const reason = error instanceof RemoteLoadError ? error.reason : 'crashed';
  return (
    <Dialog
      open
      size="s"
      title={t('remote.title')}
      closeLabel={t('domain:action.close')}
      onClose={() => void navigate('..', { relative: 'path', replace: true })}
      footer={
        <Stack gap={2}>
          <Button icon="refresh" onClick={onRetry}>
            {t('remote.retry')}
          </Button>
          {onWithout !== undefined && <LinkButton to={onWithout}>{t('remote.go-on')}</LinkButton>}
        </Stack>
      }
    >
      <Stack gap={4}>
        <p role="alert">{t(`remote.${reason}`)}</p>
        <CallInstead remote={remote} />
      </Stack>
    </Dialog>
  );
}

/**
 * A page of a remote that is a dialog over another page. It has no skeleton: the page beneath is
 * already rendered, with the only `<main>`.
 */
export function RemoteDialog(props: Props) {
  const { remote, page } = props;
  return (
    <RouteDialog>
      <RemotePage
        remote={remote}
        page={page}
        waiting={null}
        failed={(error, onRetry) => <DialogFailed {...props} error={error} onRetry={onRetry} />}
      />
    </RouteDialog>
  );
}
