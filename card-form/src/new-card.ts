import type { CardFrameStart, ToCardFrame } from '@storefront/shared-domain/contracts';
import { newCardOf } from '@storefront/shared-domain/rules';
import type { Said } from './connection';
import { createCardStage } from './form/card-stage';
import { createHolderStage } from './form/holder-stage';
import { sendNewCard } from './send-card';
import type { Translate } from './texts';
import { calendarFrom } from './today';

type Start = Extract<CardFrameStart, { mode: 'new' }>;
type Submit = Extract<ToCardFrame, { type: 'submit' }>;

/** Messages of the page to an open form of either kind. */
export type OpenForm = { readonly submit: (message: Submit) => void; readonly resume: () => void };

/**
 * The form of a new card: first the card, then its holder, and back (CARDS-13). Finish requests the
 * page's decision whether to store the card; the page's reply sends the card. The input is wiped
 * from the document once the card is created.
 */
export function openNewCard(
  start: Start,
  t: Translate,
  place: HTMLElement,
  say: (said: Said) => void,
): OpenForm {
  const card = createCardStage(t, start.refusedBrands, calendarFrom(start.now), () =>
    show(holder.root, holder.fields.name.input),
  );
  const holder = createHolderStage(
    t,
    start,
    () => finish(),
    () => show(card.root, card.fields.number.input),
  );
  let isSending = false;

  function show(stage: HTMLElement, first: HTMLElement): void {
    place.replaceChildren(stage);
    first.focus();
  }

  function finish(): void {
    holder.setBusy(true);
    say({ type: 'finishing' });
  }

  async function submit({ bearer, shouldStoreCard }: Submit): Promise<void> {
    if (isSending) return;
    isSending = true;
    holder.setBusy(true);
    const { nonce, restaurantId, fingerprint, client, country } = start;
    const sent = await sendNewCard(
      newCardOf(card.values(), holder.holder(), country, { client, shouldStoreCard }),
      { nonce, restaurantId, fingerprint, bearer },
    );
    isSending = false;
    if (sent.ok) {
      card.wipe();
      holder.wipe();
      return say({ type: 'done', card: sent.card });
    }
    holder.setBusy(false);
    const { status, text, code } = sent;
    say({ type: 'failed', status, text, code });
  }

  place.replaceChildren(card.root);
  return {
    submit: (message) => void submit(message),
    resume: () => (isSending ? undefined : holder.setBusy(false)),
  };
}
