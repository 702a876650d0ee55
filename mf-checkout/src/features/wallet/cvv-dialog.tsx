import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Dialog } from '@storefront/shared-ui';
import { CardFrame, type CardFrameHandle } from '../../lib/card-frame/card-frame';
import { cvvDismissed, cvvMessageReceived, submitRequested } from './verify-card.model';

/**
 * 'Enter card CVV' (CARDS-17). Field and CONFIRM are in the card's own document: the CVV never
 * reaches the page.
 */
export function CvvDialog({ card }: { card: StoredCard }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { receive, dismiss } = useUnit({ receive: cvvMessageReceived, dismiss: cvvDismissed });
  const frame = useRef<CardFrameHandle>(null);
  useUnitListener(submitRequested, (answer) => frame.current?.submit(answer));
  const { creditCardUUID: uuid, creditCardBrand: brand, creditCardNumber: lastDigits } = card;
  return (
    <Dialog
      open
      size="s"
      title={t('wallet.cvv')}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
      onBackdropDismiss={() => undefined}
    >
      <CardFrame
        ref={frame}
        title={t('wallet.cvv-form')}
        purpose={{ mode: 'cvv', card: { uuid, brand, lastDigits } }}
        onMessage={receive}
      />
    </Dialog>
  );
}
