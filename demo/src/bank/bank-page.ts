import { escapeHtml } from '@storefront/http-kit';
import { LANGUAGE_TABLE, type Language } from '@storefront/shared-domain/contracts';
import { filled } from '@storefront/reference-api/plugin';
import type { Action } from './answer-payment';
import { BANK_STYLE } from './bank-style';
import { bankTexts, methodName } from './bank-texts';

/**
 * Payment data of its page. `until` is a time in the restaurant's time zone, '' for none; `back`
 * leads to the storefront.
 */
export type ShownPayment = {
  readonly restaurant: string;
  readonly amount: string;
  readonly orderNo: string;
  readonly method: string;
  readonly until: string;
  readonly pixCode: string;
  readonly state: 'open' | 'declined' | 'approved' | 'late' | 'refunded' | 'closed';
  readonly formToken: string;
  readonly lateSeconds: number;
  readonly back: string;
};

const icon = (path: string): string =>
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" ' +
  `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;
const BANK = icon('<path d="M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18"/>');
const ICONS = {
  approved: icon('<circle cx="12" cy="12" r="9"/><path d="m8 12.5 2.7 2.7L16 9.5"/>'),
  late: icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>'),
  refunded: icon('<path d="M4 9h11a5 5 0 0 1 0 10H9M8 5 4 9l4 4"/>'),
  closed: icon('<circle cx="12" cy="12" r="9"/><path d="m9 9 6 6M15 9l-6 6"/>'),
};

const page = (language: Language, title: string, body: string): string => {
  const t = bankTexts(language);
  return [
    `<!doctype html><html lang="${LANGUAGE_TABLE[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(t.bank)}</title>`,
    `<link rel="icon" href="data:,"><style>${BANK_STYLE}</style></head>`,
    `<body><header><div>${BANK}<span>${escapeHtml(t.bank)}</span></div></header><main>${body}</main></body></html>`,
  ].join('');
};

const row = (name: string, value: string): string =>
  value === '' ? '' : `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

function renderActions(
  { formToken, state, lateSeconds }: ShownPayment,
  language: Language,
): { main: string; more: string } {
  const t = bankTexts(language);
  const form = (inside: string, look = ''): string =>
    `<form method="post"${look}><input type="hidden" name="token" value="${escapeHtml(formToken)}">${inside}</form>`;
  const button = (action: Action, look: string, text: string): string =>
    `<button type="submit" name="action" value="${action}" class="${look}">${escapeHtml(text)}</button>`;
  const other = (action: 'later' | 'too-late' | 'twice' | 'leave'): string =>
    `<button type="submit" name="action" value="${action}"><span>${escapeHtml(t[action])}</span>` +
    `<small>${escapeHtml(filled(t[`${action}Hint`], { seconds: lateSeconds }))}</small></button>`;
  const others = ['later', 'too-late', 'twice', 'leave'].map((it) => other(it as 'later')).join('');
  const notice =
    state === 'declined' ? `<p class="notice" role="status">${escapeHtml(t.wasDeclined)}</p>` : '';
  return {
    main:
      notice + form(button('approve', 'first', t.approve) + button('decline', 'bad', t.decline)),
    more:
      `<section aria-labelledby="more"><h2 id="more">${escapeHtml(t.more)}</h2>` +
      `<p>${escapeHtml(t.moreHint)}</p>${form(others, ' class="pair"')}</section>`,
  };
}

/** A page of the demo bank: amount and possible actions, or the result. */
export function bankPage(payment: ShownPayment, language: Language): string {
  const t = bankTexts(language);
  const { state, restaurant, amount, orderNo, method, until, pixCode, back } = payment;
  if (state !== 'open' && state !== 'declined') {
    return page(
      language,
      t[state],
      `<div class="card done">${ICONS[state]}<h1>${escapeHtml(t[state])}</h1>` +
        `<p>${escapeHtml(t[`${state}Hint`])}</p>` +
        `<a class="button first" href="${escapeHtml(back)}">${escapeHtml(t.back)}</a></div>`,
    );
  }
  const { main, more } = renderActions(payment, language);
  const code =
    pixCode === ''
      ? ''
      : `<div class="code"><p id="code">${escapeHtml(t.code)}</p>` +
        `<code tabindex="0" role="group" aria-labelledby="code">${escapeHtml(pixCode)}</code></div>`;
  return page(
    language,
    t.title,
    [
      `<p class="demo">${escapeHtml(t.demo)}</p><div class="card"><p class="to">${escapeHtml(t.payTo)}</p>`,
      `<h1>${escapeHtml(restaurant)}</h1><p class="amount">${escapeHtml(amount)}</p>`,
      `<dl>${row(t.order, `#${orderNo}`)}${row(t.method, methodName(method, language))}${row(t.until, until)}</dl>`,
      `${code}${main}</div>${more}`,
    ].join(''),
  );
}

/** Page of a URL without a payment. */
export function missingPage(language: Language): string {
  const t = bankTexts(language);
  return page(
    language,
    t.missing,
    `<div class="card done">${ICONS.closed}<h1>${escapeHtml(t.missing)}</h1><p>${escapeHtml(t.missingHint)}</p></div>`,
  );
}
