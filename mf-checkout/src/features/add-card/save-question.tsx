import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isLoggedIn, $restaurant } from '@storefront/shared-domain/models';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import { questionClosed, saveDeclined, saveWanted } from './add-card.model';

/**
 * 'Want to save for future purchases?' (CARDS-16). Closing it without an answer returns to the
 * form.
 */
export function SaveQuestion() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { info, isLoggedIn, save, decline, close } = useUnit({
    info: $restaurant,
    isLoggedIn: $isLoggedIn,
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
        <p>
          {t(isLoggedIn ? 'add-card.save-text' : 'add-card.save-visitor', {
            name: info?.name ?? '',
          })}
        </p>
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
