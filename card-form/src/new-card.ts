import type { CardFrameStart, ToCardFrame } from '@storefront/shared-domain/contracts';
import {
  cardBrand,
  cardProblems,
  LONGEST_NICKNAME,
  maskCardNumber,
  maskCcv,
  maskExpiry,
  newCardOf,
} from '@storefront/shared-domain/rules';
import type { Said } from './connection';
import type { Translate } from './texts';
import { createStage, type Stage } from './form/stage';
import { createHolderStage } from './form/holder-stage';
import { sendNewCard } from './send-card';

type CardField = 'number' | 'holderName' | 'expiry' | 'ccv' | 'nickname';

/**
 * Stage 1 of a new card: the card itself (CARDS-01 to CARDS-05). The number's field shows the brand
 * as soon as it is detected (CARDS-12).
 */
function createCardStage(
  t: Translate,
  refusedBrands: readonly string[],
  today: () => string,
  onNext: () => void,
): Stage<CardField> {
  const stage = createStage<CardField>({
    t,
    onNext,
    heading: t('card.heading'),
    step: t('step', { step: '1' }),
    next: t('next'),
    problems: (values) => cardProblems(values, today(), refusedBrands),
    fields: [
      {
        name: 'number',
        label: t('card.number'),
        autocomplete: 'cc-number',
        inputMode: 'numeric',
        format: maskCardNumber,
      },
      { name: 'holderName', label: t('card.holder-name'), autocomplete: 'cc-name', maxLength: 100 },
      {
        name: 'expiry',
        label: t('card.expiry'),
        autocomplete: 'cc-exp',
        inputMode: 'numeric',
        hint: t('card.expiry-hint'),
        format: maskExpiry,
      },
      {
        name: 'ccv',
        label: t('card.ccv'),
        autocomplete: 'cc-csc',
        inputMode: 'numeric',
        hint: t('card.ccv-hint'),
        format: maskCcv,
      },
      {
        name: 'nickname',
        label: t('card.nickname'),
        autocomplete: 'off',
        hint: t('card.nickname-hint'),
        maxLength: LONGEST_NICKNAME,
      },
    ],
  });
  const { input, aside } = stage.fields.number;
  const showBrand = (): void => {
    aside.textContent = cardBrand(input.value);
  };
  input.addEventListener('input', showBrand);
  showBrand();
  return stage;
}

const two = (part: number): string => String(part).padStart(2, '0');

/**
 * The date at the server's time when the page sent it in `now`, else the device's; 'YYYY-MM-DD'. The
 * returned function counts from there on a clock that cannot be set.
 */
function calendarFrom(now = Date.now()): () => string {
  const start = now - performance.now();
  return () => {
    const date = new Date(start + performance.now());
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  };
}

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
