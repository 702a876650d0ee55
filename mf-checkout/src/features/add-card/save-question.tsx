import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isLoggedIn, $restaurant, $siteSettings } from '@storefront/shared-domain/models';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import { questionClosed, saveDeclined, saveWanted } from './add-card.model';

/** A login in a separate document loads another page: what was typed is not there afterwards. */
const $promise = combine(
  $isLoggedIn,
  $siteSettings,
  (isLoggedIn, { isPaymentSeparate = false }) => {
    if (isLoggedIn) return 'add-card.save-text';
    return isPaymentSeparate ? 'add-card.save-visitor-separate' : 'add-card.save-visitor';
  },
);

/**
 * 'Want to save for future purchases?' (CARDS-16). Closing it without an answer returns to the
 * form.
 */
export function SaveQuestion() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { info, promise, save, decline, close } = useUnit({
    info: $restaurant,
    promise: $promise,
    save: saveWanted,
    decline: saveDeclined,
    close: questionClosed,
  });
  return (
    <Dialog
      open
      size="s"
      title={t('add-card.save')}
      closeLabel={t('domain:action.close')}
      onClose={() => close()}
      onBackdropDismiss={() => undefined}
    >
      <Stack gap={4}>
        <p>{t(promise, { name: info?.name ?? '' })}</p>
        <Stack gap={2}>
          <Button size="l" wide onClick={() => save()} data-initial-focus>
            {t('add-card.save-yes')}
          </Button>
          <Button size="l" wide variant="secondary" onClick={() => decline()}>
            {t('add-card.save-no')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
