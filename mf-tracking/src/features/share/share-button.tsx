import { noticeBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $restaurant, $restaurantUrl } from '@storefront/shared-domain/models';
import { pageOrigin, trackingLink } from '@storefront/shared-domain/paths';
import { useCopy } from '@storefront/shared-kit/use-copy';
import { AlertDialog, IconButton, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Result of sharing: passed to the device's dialog, dismissed by the customer, or `unshared`: there
 * is no dialog, or it failed.
 */
type ShareOutcome = 'shared' | 'dismissed' | 'unshared';

/** Offers a link to the device's share dialog. */
export async function share(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unshared';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unshared';
  }
}

/**
 * Shares the link to this page, always in its `/app` form (SHELL-27): by the device's dialog, else by
 * copying it, else by showing it. No notice after the device's own dialog.
 */
export function ShareButton({ order: { orderNoText, uuid } }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, restaurantUrl, toast } = useUnit({
    info: $restaurant,
    restaurantUrl: $restaurantUrl,
    toast: noticeBus.toastRequested,
  });
  const copy = useCopy(toast);
  const [isShown, setShown] = useState(false);
  const title = inPlace(t('share.title', { number: orderNoText, name: info?.name ?? '' }));
  const url = trackingLink(pageOrigin(), restaurantUrl, uuid);
  const onClick = async (): Promise<void> => {
    if ((await share({ title, url })) === 'unshared') setShown(!(await copy(url, null)));
  };
  return (
    <>
      <IconButton icon="share" label={t('share.label')} onClick={() => void onClick()} />
      <AlertDialog
        open={isShown}
        icon="share"
        title={t('share.label')}
        confirmLabel={t('domain:action.close')}
        onConfirm={() => setShown(false)}
      >
        <TextInput
          ref={(field) => field?.select()}
          readOnly
          label={title}
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </AlertDialog>
    </>
  );
}
