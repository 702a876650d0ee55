import { LANGUAGE_TABLE, type CardFrameStart } from '@storefront/shared-domain/contracts';
import { connect, type Said } from './connection';
import { openCvv } from './cvv';
import { fetchLookFonts } from './look-fonts';
import { openNewCard, type OpenForm } from './new-card';
import { translator } from './texts';

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
