import { findItems } from './find-items';
import type { PlainHours, PlainItem, PlainMenu, PlainSection } from './plain-menu';
import { filled, type PlainTexts } from './plain-texts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // no document may contain it
  '\0': '',
};

/** Escapes text as content of an element or value of a quoted attribute. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"'\0]/g, (character) => ENTITIES[character] ?? character);

/** Rules of the document; the colors of the restaurant's theme come after them. */
export const STYLE = [
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
  text.trim() === '' ? '' : `<p>${escapeText(text)}</p>`;

function itemHtml(item: PlainItem, texts: PlainTexts): string {
  const { name, description, flavors, price, oldPrice, isFrom, soldOut } = item;
  const [from, old] = [
    isFrom ? `<small>${escapeText(texts.from)}</small> ` : '',
    oldPrice === null
      ? ''
      : ` <small>${escapeText(texts.instead)}</small> <del>${escapeText(oldPrice)}</del>`,
  ];
  return (
    `<li><h3>${escapeText(name)}</h3>${paragraph(description)}` +
    (flavors === '' ? '' : `<p><small>${escapeText(`${texts.flavors}: ${flavors}`)}</small></p>`) +
    `<p>${from}<span class="price">${escapeText(price)}</span>${old}` +
    `${soldOut ? ` · ${escapeText(texts.soldOut)}` : ''}</p></li>`
  );
}

const list = (items: readonly PlainItem[], texts: PlainTexts): string =>
  `<ul class="dishes">${items.map((item) => itemHtml(item, texts)).join('')}</ul>`;

/** Elements are numbered: ids of the record may be any text. */
const toSectionId = (index: number): string => `section-${index + 1}`;

const nameOf = ({ name, kind }: PlainSection, texts: PlainTexts): string =>
  name ?? (kind === 'category' ? '' : texts[kind]);

function wholeMenu({ sections }: PlainMenu, texts: PlainTexts): string {
  if (sections.length === 0) return paragraph(texts.empty);
  const links = sections.map(
    (section, index) =>
      `<li><a href="#${toSectionId(index)}">${escapeText(nameOf(section, texts))}</a></li>`,
  );
  return (
    `<nav aria-label="${escapeText(texts.categories)}"><ul>${links.join('')}</ul></nav>` +
    sections
      .map(
        (section, index) =>
          `<section aria-labelledby="${toSectionId(index)}"><h2 id="${toSectionId(index)}">` +
          `${escapeText(nameOf(section, texts))}</h2>${list(section.items, texts)}</section>`,
      )
      .join('')
  );
}

function results({ sections }: PlainMenu, texts: PlainTexts, query: string, path: string): string {
  const { count, items } = findItems(sections, query);
  const title = filled(count === 0 ? texts.none : texts.found, { query, count });
  return [
    `<h2>${escapeText(title)}</h2>`,
    `<p><a href="${escapeText(path)}">${escapeText(texts.all)}</a></p>`,
    count > items.length ? paragraph(filled(texts.first, { count: items.length })) : '',
    items.length === 0 ? '' : list(items, texts),
  ].join('');
}

function hoursHtml(title: string, hours: readonly PlainHours[], texts: PlainTexts): string {
  const timesOf = ({ slots, isAllDay }: PlainHours): string =>
    slots.map((slot, at) => (isAllDay[at] === true ? texts.allDay : slot)).join(', ') ||
    texts.closed;
  const rows = hours.map(
    (plainHours) =>
      `<dt>${escapeText(plainHours.day)}</dt><dd>${escapeText(timesOf(plainHours))}</dd>`,
  );
  return rows.length === 0 ? '' : `<h2>${escapeText(title)}</h2><dl>${rows.join('')}</dl>`;
}

function facts(menu: PlainMenu, texts: PlainTexts): string {
  const { address, phone, call, hours } = menu;
  const map =
    address.map === null || !/^https?:\/\//.test(address.map)
      ? ''
      : ` <a href="${escapeText(address.map)}" rel="noreferrer">${escapeText(texts.map)}</a>`;
  return [
    phone === '' || call === null
      ? ''
      : `<p>${escapeText(texts.phone)}: <a href="${escapeText(call)}">${escapeText(phone)}</a></p>`,
    address.text === ''
      ? ''
      : `<p>${escapeText(texts.address)}: ${escapeText(address.text)}${map}</p>`,
    hoursHtml(texts.hours, hours, texts),
    hoursHtml(texts.specialHours, menu.specialHours, texts),
  ].join('');
}

export interface PlainPage {
  readonly menu: PlainMenu;
  readonly texts: PlainTexts;
  /** The restaurant's folder in the requested address. */
  readonly base: string;
  /** Address of this document. */
  readonly path: string;
  /** Empty for the whole menu. */
  readonly query: string;
}

/** The body of the menu without scripts. All texts of the record are escaped. */
export const plainHtml = ({ menu, texts, base, path, query }: PlainPage): string =>
  [
    `<header><h1>${escapeText(menu.name)}</h1>${paragraph(menu.message)}</header><main>`,
    `<p>${escapeText(texts.readOnly)} `,
    `<a href="${escapeText(base)}">${escapeText(texts.order)}</a></p>`,
    facts(menu, texts),
    `<form role="search" action="${escapeText(path)}"><label>${escapeText(texts.search)}`,
    `<input type="search" name="q" maxlength="100" autocomplete="off" value="${escapeText(query)}">`,
    `</label><button>${escapeText(texts.find)}</button></form>`,
    query === '' ? wholeMenu(menu, texts) : results(menu, texts, query, path),
    '</main>',
  ].join('');
