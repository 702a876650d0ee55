import { escapeHtml } from '@storefront/http-kit';
import { themeRule } from '../render/theme-rule';
import { ICON } from '../skeleton';
import { findItems } from './find-items';
import {
  type PlainHours,
  type PlainItem,
  type PlainMenu,
  type PlainSection,
  plainMenuPath,
} from './plain-menu';
import { type PlainTexts, filled, plainTexts } from './plain-texts';

const STYLE = [
  ':root{--color-brand-text:#b3261e;--color-brand-strong:#b3261e;--color-on-brand:#fff}',
  'html{background:#faf8f5;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  'body{max-inline-size:48rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}',
  'h1,h2,h3{line-height:1.2;margin:0}h2{margin-block:2rem .75rem}h3{font-size:1rem}p{margin:.25rem 0}',
  'a{color:var(--color-brand-text);padding-block:.5rem}',
  'a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}',
  'form{display:flex;gap:.5rem;margin-block:1rem}label{flex:1;font-size:.875rem}',
  'input{box-sizing:border-box;inline-size:100%;font:inherit;padding:.625rem 1rem;min-block-size:3rem;',
  'border:1px solid #857a72;border-radius:.75rem;background:#fff}',
  'button{align-self:end;font:inherit;font-weight:650;min-block-size:3rem;padding:0 1.5rem;border:0;',
  'border-radius:999px;background:var(--color-brand-strong);color:var(--color-on-brand)}',
  'nav ul,.dishes{list-style:none;margin:0;padding:0}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem}',
  'nav a{display:inline-block}',
  '.dishes{display:grid;gap:.75rem}.dishes>li{padding:1rem;border-radius:1rem;background:#fff;',
  'box-shadow:0 1px 4px rgba(58,36,22,.12);content-visibility:auto;contain-intrinsic-block-size:auto 6rem}',
  '.price{font-weight:650}small,del{color:#695e57}dl{display:grid;grid-template-columns:auto 1fr;',
  'gap:.25rem 1rem;margin:0}dd{margin:0}',
].join('');

const paragraph = (text: string): string =>
  text.trim() === '' ? '' : `<p>${escapeHtml(text)}</p>`;

function itemHtml(item: PlainItem, texts: PlainTexts): string {
  const { name, description, flavors, price, oldPrice, isFrom, soldOut } = item;
  const [from, old] = [
    isFrom ? `<small>${escapeHtml(texts.from)}</small> ` : '',
    oldPrice === null
      ? ''
      : ` <small>${escapeHtml(texts.instead)}</small> <del>${escapeHtml(oldPrice)}</del>`,
  ];
  return (
    `<li><h3>${escapeHtml(name)}</h3>${paragraph(description)}` +
    (flavors === '' ? '' : `<p><small>${escapeHtml(`${texts.flavors}: ${flavors}`)}</small></p>`) +
    `<p>${from}<span class="price">${escapeHtml(price)}</span>${old}` +
    `${soldOut ? ` · ${escapeHtml(texts.soldOut)}` : ''}</p></li>`
  );
}

const list = (items: readonly PlainItem[], texts: PlainTexts): string =>
  `<ul class="dishes">${items.map((item) => itemHtml(item, texts)).join('')}</ul>`;

/** Elements are numbered: ids of the record may be any text. */
const idOf = (index: number): string => `section-${index + 1}`;

const nameOf = ({ name, kind }: PlainSection, texts: PlainTexts): string =>
  name ?? (kind === 'category' ? '' : texts[kind]);

function wholeMenu({ sections }: PlainMenu, texts: PlainTexts): string {
  if (sections.length === 0) return paragraph(texts.empty);
  const links = sections.map(
    (section, index) =>
      `<li><a href="#${idOf(index)}">${escapeHtml(nameOf(section, texts))}</a></li>`,
  );
  return (
    `<nav aria-label="${escapeHtml(texts.categories)}"><ul>${links.join('')}</ul></nav>` +
    sections
      .map(
        (section, index) =>
          `<section aria-labelledby="${idOf(index)}"><h2 id="${idOf(index)}">` +
          `${escapeHtml(nameOf(section, texts))}</h2>${list(section.items, texts)}</section>`,
      )
      .join('')
  );
}

function results({ sections }: PlainMenu, texts: PlainTexts, query: string, path: string): string {
  const { count, items } = findItems(sections, query);
  const title = filled(count === 0 ? texts.none : texts.found, { query, count });
  return [
    `<h2>${escapeHtml(title)}</h2>`,
    `<p><a href="${escapeHtml(path)}">${escapeHtml(texts.all)}</a></p>`,
    count > items.length ? paragraph(filled(texts.first, { count: items.length })) : '',
    items.length === 0 ? '' : list(items, texts),
  ].join('');
}

function hoursHtml(title: string, hours: readonly PlainHours[], texts: PlainTexts): string {
  const timesOf = ({ slots, isAllDay }: PlainHours): string =>
    slots.map((slot, at) => (isAllDay?.[at] === true ? texts.allDay : slot)).join(', ') ||
    texts.closed;
  const rows = hours.map(
    (it) => `<dt>${escapeHtml(it.day)}</dt><dd>${escapeHtml(timesOf(it))}</dd>`,
  );
  return rows.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2><dl>${rows.join('')}</dl>`;
}

function facts(menu: PlainMenu, texts: PlainTexts, phoneUrl: string): string {
  const { address, phone, hours } = menu;
  const map =
    address.map === null || !/^https?:\/\//.test(address.map)
      ? ''
      : ` <a href="${escapeHtml(address.map)}" rel="noreferrer">${escapeHtml(texts.map)}</a>`;
  return [
    phone === '' || phoneUrl === ''
      ? ''
      : `<p>${escapeHtml(texts.phone)}: <a href="tel:${escapeHtml(phoneUrl)}">${escapeHtml(phone)}</a></p>`,
    address.text === ''
      ? ''
      : `<p>${escapeHtml(texts.address)}: ${escapeHtml(address.text)}${map}</p>`,
    hoursHtml(texts.hours, hours, texts),
    hoursHtml(texts.specialHours, menu.specialHours ?? [], texts),
  ].join('');
}

export interface PlainPage {
  readonly menu: PlainMenu;
  /** The restaurant's folder, `/bella-napoli` or `/app/bella-napoli`. */
  readonly base: string;
  /** Empty for the whole menu. */
  readonly query: string;
  /** Digits of the phone for a link; empty without one. */
  readonly phoneUrl: string;
}

/** Style of the page, for the hash in its policy. */
export const plainStyle = ({ theme }: PlainMenu): string => STYLE + themeRule(theme);

/** The document of the menu without scripts. All texts of the record are escaped. */
export function plainHtml({ menu, base, query, phoneUrl }: PlainPage): string {
  const texts = plainTexts(menu.tag);
  const path = plainMenuPath(base);
  return [
    `<!doctype html><html lang="${escapeHtml(menu.tag)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${texts.menu} · ${menu.name}`)}</title>`,
    `<link rel="icon" href="${ICON}"><style>${plainStyle(menu)}</style></head><body>`,
    `<header><h1>${escapeHtml(menu.name)}</h1>${paragraph(menu.message)}</header><main>`,
    `<p>${escapeHtml(texts.readOnly)} `,
    `<a href="${escapeHtml(base)}">${escapeHtml(texts.order)}</a></p>`,
    facts(menu, texts, phoneUrl),
    `<form role="search" action="${escapeHtml(path)}"><label>${escapeHtml(texts.search)}`,
    `<input type="search" name="q" maxlength="100" autocomplete="off" value="${escapeHtml(query)}">`,
    `</label><button>${escapeHtml(texts.find)}</button></form>`,
    query === '' ? wholeMenu(menu, texts) : results(menu, texts, query, path),
    '</main></body></html>',
  ].join('');
}
