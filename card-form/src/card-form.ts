import { type CardFrameStart, LANGUAGE_TABLE } from '@storefront/shared-domain/contracts';
import { ccvProblem, maskCcv } from '@storefront/shared-domain/rules';
import { connect, type Said } from './connection';
import { createStage } from './form/stage';
import { type OpenForm, openNewCard } from './new-card';
import { sendCvv } from './send-card';
import { type Translate, translator } from './texts';

type Start = Extract<CardFrameStart, { mode: 'cvv' }>;

/**
 * The CVV form of a stored card (CARDS-17). A rejected CVV is wiped; after a network failure or an
 * expired token it may be sent again.
 */
function openCvv(
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

/** Longest wait for the fonts in ms. A form that opened without them does not change its font. */
const WAIT_MS = 400;

const parseFamilies = (list: string): string[] =>
  list.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''));

/** The file of a face with the letters of most texts; null for a font of the device. */
function latinFile(
  rule: CSSRule,
  sheet: CSSStyleSheet,
  families: readonly string[],
): string | null {
  if (!rule.cssText.startsWith('@font-face')) return null;
  const face = (rule as CSSFontFaceRule).style;
  const [family = ''] = parseFamilies(face.getPropertyValue('font-family'));
  const isLatin = /^U\+(0{1,4}-|\?\?)/i.test(face.getPropertyValue('unicode-range').trim());
  const [, file] = /url\(["']?([^"')]+)/.exec(face.getPropertyValue('src')) ?? [];
  return isLatin && file !== undefined && families.includes(family)
    ? new URL(file, sheet.href ?? document.baseURI).href
    : null;
}

/**
 * Fetches the font of texts of the document's look, so that the form opens with it: as on the pages,
 * a font that arrives later is not used (`font-display: optional`). Null when the look has none.
 */
function fetchLookFonts(): Promise<unknown> | null {
  const list = getComputedStyle(document.documentElement).getPropertyValue('--font-family');
  const families = parseFamilies(list);
  const files = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => latinFile(rule, sheet, families) ?? []),
  );
  if (files.length === 0) return null;
  const fetched = Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer())).then(
    () => document.fonts.load(`1rem ${list}`),
  );
  const waited = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS));
  return Promise.race([fetched, waited]).catch(() => undefined);
}

/** The document has the language, the look and the colors of the page around it. */
function dress({ language, look, colors: { main, onMain } }: CardFrameStart): void {
  const { documentElement: html } = document;
  html.lang = LANGUAGE_TABLE[language].tag;
  html.dataset['look'] = look;
  html.style.setProperty('--color-brand-strong', main);
  html.style.setProperty('--color-on-brand', onMain);
}

/** Sends the height of the form to the page, now and on every change. */
function sendHeight(place: HTMLElement, say: (said: Said) => void): void {
  const height = (): number => Math.ceil(place.getBoundingClientRect().height);
  let sent = height();
  say({ type: 'ready', height: sent });
  new ResizeObserver(() => {
    if (height() === sent) return;
    sent = height();
    say({ type: 'resized', height: sent });
  }).observe(place);
}

/** Waits for the start message of the page around this document, and shows the requested form. */
export function openCardForm(view: Window): void {
  const place = document.getElementById('card-form');
  if (place === null) throw new Error('the document has no place for the form');
  let form: OpenForm | null = null;

  const show = (start: CardFrameStart): void => {
    const t = translator(start.language);
    document.title = t(start.mode === 'new' ? 'card.heading' : 'cvv.heading');
    form = start.mode === 'new' ? openNewCard(start, t, place, say) : openCvv(start, t, place, say);
    sendHeight(place, say);
  };
  const open = (start: CardFrameStart): void => {
    dress(start);
    const fonts = fetchLookFonts();
    if (fonts === null) show(start);
    else void fonts.then(() => show(start));
  };
  const say = connect(view, (message) => {
    if (message.type === 'start') open(message);
    else if (message.type === 'submit') form?.submit(message);
    else form?.resume();
  });
  // The page moves the focus to its frame: it continues to the first input.
  view.addEventListener(
    'focus',
    () => {
      if (document.activeElement === document.body) place.querySelector('input')?.focus();
    },
    { once: true },
  );
  view.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) say({ type: 'cancelled' });
  });
}
