import { noticeBus } from '@storefront/shared-domain/bus';
import { $isLoggedIn, $restaurant, $siteSettings } from '@storefront/shared-domain/models';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFrame, type CardFrameHandle } from '../../lib/card-frame/card-frame';
import * as model from './add-card.model';
import { questionClosed, saveDeclined, saveWanted } from './add-card.model';
import { $cardRules, $frameClient } from './frame-client.model';

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

/**
 * Dialog with the form of a new card: card data, then holder data, in the card's own document
 * (CARDS-13). The document stays mounted during the save question and the login for it.
 */
export function AddCardDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { client, rules, step, receive, toast } = useUnit({
    client: $frameClient,
    rules: $cardRules,
    step: model.$step,
    receive: model.frameMessageReceived,
    toast: noticeBus.toastRequested,
  });
  const frame = useRef<CardFrameHandle>(null);
  useUnitListener(model.submitRequested, (answer) => frame.current?.submit(answer));
  useUnitListener(model.resumeRequested, () => frame.current?.resume());
  useUnitListener(model.addCardFailed, (code) => {
    const isPhone = code === 'holder_phone_invalid';
    const text = t(isPhone ? 'domain:order-error.phone.header' : 'domain:stored-card.add-failed');
    toast({ text, tone: 'danger' });
  });
  useUnitListener(model.cardAdded, () => toast({ text: t('add-card.added'), tone: 'success' }));
  useUnitListener(model.addCardClosed, onClosed);
  return (
    <>
      <Dialog
        open
        title={t('add-card.title')}
        closeLabel={t('domain:action.close')}
        onClose={onClosed}
        onBackdropDismiss={() => undefined}
      >
        <CardFrame
          ref={frame}
          title={t('add-card.form')}
          purpose={{ mode: 'new', client, ...rules }}
          onMessage={receive}
        />
      </Dialog>
      {(step === 'save-question' || step === 'signing-in') && <SaveQuestion />}
    </>
  );
}
