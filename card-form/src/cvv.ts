import type { CardFrameStart } from '@storefront/shared-domain/contracts';
import { ccvProblem, maskCcv } from '@storefront/shared-domain/rules';
import type { Said } from './connection';
import { createStage } from './form/stage';
import type { OpenForm } from './new-card';
import { sendCvv } from './send-card';
import type { Translate } from './texts';

type Start = Extract<CardFrameStart, { mode: 'cvv' }>;

/**
 * The CVV form of a stored card (CARDS-17). A rejected CVV is wiped; after a network failure or an
 * expired token it may be sent again.
 */
export function openCvv(
  start: Start,
  t: Translate,
  place: HTMLElement,
  say: (said: Said) => void,
): OpenForm {
  const { card } = start;
  const stage = createStage<'ccv'>({
    t,
    heading: t('cvv.heading'),
    step: t('cvv.card', { brand: card.brand, digits: card.lastDigits }),
    next: t('cvv.confirm'),
    onNext: () => void confirm(start.bearer),
    problems: ({ ccv }) => {
      const problem = ccvProblem(ccv);
      return problem === null ? {} : { ccv: problem };
    },
    fields: [
      {
        name: 'ccv',
        label: t('card.ccv'),
        autocomplete: 'cc-csc',
        inputMode: 'numeric',
        hint: t('card.ccv-hint'),
        format: maskCcv,
      },
    ],
  });
  let isSending = false;

  async function confirm(bearer: string | null): Promise<void> {
    if (isSending) return;
    isSending = true;
    stage.setBusy(true);
    const { nonce, restaurantId, fingerprint } = start;
    const sent = await sendCvv(card.uuid, stage.values().ccv, {
      nonce,
      restaurantId,
      fingerprint,
      bearer,
    });
    isSending = false;
    if (sent.ok) {
      stage.wipe();
      return say({ type: 'done', card: sent.card });
    }
    stage.setBusy(false);
    const { status, text, code } = sent;
    if (status !== 0 && code !== 'unauthorized') stage.wipe();
    stage.fields.ccv.input.focus();
    say({ type: 'failed', status, text, code });
  }

  place.replaceChildren(stage.root);
  return { submit: ({ bearer }) => void confirm(bearer), resume: () => undefined };
}
