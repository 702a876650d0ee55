import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Dialog } from '@storefront/shared-ui';
import { CardFrame, type CardFrameHandle } from '../../lib/card-frame/card-frame';
import * as model from './add-card.model';
import { $cardRules, $frameClient } from './frame-client.model';
import { SaveQuestion } from './save-question';

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
