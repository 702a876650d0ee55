import type { PageDocument } from '@storefront/compositions';
import { escapeHtml } from '@storefront/http-kit';
import type { RestaurantHead } from './head/head-result';
import { inlineJson } from './head/inline-json';
import { NO_BRAND, colorTags, lookAttributes } from './head/look';
import {
  type PagePlace,
  absolute,
  appTags,
  pageUrl,
  robotsTag,
  shareTags,
} from './head/share-tags';
import { OLD_BROWSER } from './old-browser';
import { oldBrowserNotice } from './notices/old-browser-notice';
import { plainTexts } from './plain/plain-address';
import { pageIn } from './page-language';
import type { PreloadedFont } from './render/critical-fonts';
import { HOLD_SCREEN } from './render/hold-screen';
import type { RenderedPage } from './render/rendered-page';
import { COMING_ENDS, COMING_STYLE, ICON, SKELETON, SKELETON_STYLE } from './skeleton';

/**
 * Inline script between the frame of a page and its screen: removes the frame, and names the language of
 * the screen when it is another one than the head's (`data-lang`), which the start script reads.
 */
const FRAME_ENDS =
  '{const{lang:l}=document.currentScript.dataset;if(l)document.documentElement.lang=l;' +
  'document.getElementById("coming").remove()}';

export interface PageParts {
  readonly page: PageDocument;
  /** Tag of the language of a page whose restaurant and screen name none. */
  readonly defaultLanguage: string;
  readonly boot: string;
  /** Script of the rendered page, before the start script. */
  readonly ofPage?: string | undefined;
  readonly head: RestaurantHead | null;
  /**
   * Origin and path of the page; on the page with an empty path the largest picture is the cover.
   */
  readonly place: PagePlace;
  readonly extraScript?: string | undefined;
  /** Path of the document without scripts, if there is one. */
  readonly plainPath?: string | null;
  /** The rendered screen; without one, the browser renders it. */
  readonly screen?: RenderedPage | null;
  /** An experiment has another build of the rendered page. */
  readonly isTested?: boolean;
  /** Whether the restaurant's manifest has an address. Default: it has. */
  readonly hasManifest?: boolean;
  /** Content-Security-Policy, if no header contains it. */
  readonly policy?: string;
}

/** Preloads the cover, the largest picture of the page. */
const coverTag = ({ href, srcset, sizes }: NonNullable<RestaurantHead['cover']>): string =>
  '<link rel="preload" as="image" type="image/avif" fetchpriority="high"' +
  ` href="${escapeHtml(href)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}">`;

/** After the cover: texts are shown in a font of the device meanwhile. */
const fontTag = ({ href, isUrgent }: PreloadedFont): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin${isUrgent ? '' : ' fetchpriority="low"'}` +
  ` href="${escapeHtml(href)}">`;

/**
 * Title of a page whose restaurant is not described now: its name in the address. Search engines replace
 * it with their next visit.
 */
const nameOf = ({ undescribed }: PagePlace): string =>
  undescribed && /^[\w-]{1,100}$/.test(undescribed) ? undescribed : 'Storefront';

function headTags({ head, place, screen, hasManifest = true }: PageParts): string {
  if (!head) return `<title>${escapeHtml(nameOf(place))}</title>${colorTags(NO_BRAND, 'light')}`;
  const { cover, colour, scheme } = head;
  return [
    `<title>${escapeHtml(head.name)}</title>`,
    colorTags(colour, scheme),
    place.path === '' && cover ? coverTag(cover) : '',
    ...(screen?.fonts ?? []).map(fontTag),
    shareTags(head, place),
    hasManifest ? appTags(head, place) : '',
  ].join('');
}

/** Data for search engines, which no script engine runs. Behind all that a customer waits for. */
function structuredData(head: RestaurantHead | null, place: PagePlace): string {
  if (head === null || place.path !== '' || place.origin === null) return '';
  const data = head.structured({
    page: pageUrl(head, place),
    image: absolute(place.origin, head.shareImage),
    logo: absolute(place.origin, head.logo),
  });
  return `<script type="application/ld+json">${inlineJson(data)}</script>`;
}

/** Before any script or style: a policy applies only to the elements after it. */
const policyTags = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">` +
  '<meta name="referrer" content="same-origin">';

/** The inline scripts of the page in their order, of which its policy contains the hashes. */
export const inlineScripts = ({
  boot,
  ofPage,
  screen,
}: Pick<PageParts, 'boot' | 'ofPage' | 'screen'>): readonly string[] => [
  OLD_BROWSER,
  ...(screen ? [HOLD_SCREEN] : []),
  ...(screen && ofPage !== undefined ? [ofPage] : []),
  boot,
];

/** Style of the page before any file is loaded: the text that its policy contains the hash of. */
export const inlineStyle = (screen: RenderedPage | null | undefined): string =>
  SKELETON_STYLE + (screen?.style ?? '');

/** The start script and the data that it reads; before them what the page shows without it. */
const startTags = ({ page, boot, ofPage, extraScript, screen }: PageParts): string =>
  [
    screen && ofPage !== undefined ? `<script>${ofPage}</script>` : '',
    screen?.data === undefined
      ? ''
      : `<script type="application/json" id="page-data">${inlineJson(screen.data)}</script>`,
    `<script type="application/json" id="composition">` +
      `${inlineJson(screen ? pageIn(screen.language, page) : page)}</script>`,
    `<script>${boot}</script>`,
    extraScript === undefined ? '' : `<script async src="${escapeHtml(extraScript)}"></script>`,
  ].join('');

/**
 * The element of the application. A rendered one names its language, its path with its query, the
 * revision of its data and the builds that rendered it: the browser continues it only with the same,
 * and shows the placeholder otherwise. A stored page can be opened at another path. `data-personal`:
 * it shows the data of the element `page-data`, too. `data-beside`: its builds may be those of any arm.
 */
function rootTag({ head, place, screen, plainPath }: PageParts): string {
  const known =
    (head?.phone ? ` data-phone="${escapeHtml(head.phone)}"` : '') +
    (head && plainPath ? ` data-plain="${escapeHtml(plainPath)}"` : '');
  if (!screen) return `<div id="root"${known}>${SKELETON}</div>`;
  const { language, revision, builds, html, query, data: shown, isForEveryArm } = screen;
  const path = place.path === '' ? place.base : `${place.base}/${place.path}`;
  const restaurant = String(head?.id ?? 0);
  const rendered = {
    rendered: language,
    path,
    ...(query === '' ? {} : { query }),
    restaurant,
    revision,
    builds: builds.join(' '),
    ...(isForEveryArm ? { beside: '' } : {}),
    ...(shown === undefined ? {} : { personal: '' }),
  };
  const data = Object.entries(rendered).map(
    ([name, text]) => ` data-${name}="${escapeHtml(text)}"`,
  );
  return (
    `<div id="root"${known}${data.join('')}>${html}</div>` +
    `<template id="placeholder">${SKELETON}</template>`
  );
}

/** Decides before the first paint whether the rendered screen waits for the start script. */
const holdTag = ({ screen, isTested }: PageParts): string =>
  screen
    ? `<script data-builds="${escapeHtml(screen.builds.join(' '))}"${isTested ? ' data-tested' : ''}>` +
      `${HOLD_SCREEN}</script>`
    : '';

/** The document without scripts, where there is one, and the restaurant's phone. */
function waysToOrder({ head, plainPath }: PageParts, open: string): string {
  const phone = head?.phone ?? '';
  const digits = phone.replace(/[^\d+]/g, '');
  return [
    head && plainPath ? ` <a href="${escapeHtml(plainPath)}">${escapeHtml(open)}</a>` : '',
    digits === '' ? '' : ` <a href="tel:${escapeHtml(digits)}">${escapeHtml(phone)}</a>`,
  ].join('');
}

/** For browsers without scripts, and for those that are too old for the application. */
function noticeTags(parts: PageParts, language: string): string {
  const texts = parts.plainPath ? plainTexts(parts.head, language) : null;
  const ways = waysToOrder(parts, texts?.open ?? '');
  return [
    texts ? `<noscript><p id="plain">${escapeHtml(texts.noScripts)}${ways}</p></noscript>` : '',
    `<p id="old">${escapeHtml(oldBrowserNotice(language))}${ways}</p>`,
  ].join('');
}

/**
 * Phones and iOS browsers put links around numbers, dates and addresses, inside of the elements that
 * the application continues; those that a customer can follow are links already.
 */
const UNCHANGED =
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">' +
  '<meta name="chrome" content="nointentdetection">';

/** The document until its body, with this style. */
function documentStart(parts: PageParts, language: string, style: string): string {
  const { head, place, policy } = parts;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${lookAttributes(head)}>`,
    '<head><meta charset="utf-8">',
    policy === undefined ? '' : policyTags(policy),
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<script>${OLD_BROWSER}</script>`,
    UNCHANGED,
    robotsTag(place),
    headTags(parts),
    `<link rel="icon" href="${ICON}">`,
    `<style>${style}</style>`,
  ].join('');
}

/**
 * The one HTML document of a storefront: the start script reads the restaurant from the URL. Of a
 * rendered screen the content comes first, and the start script after it.
 */
export function renderPage(parts: PageParts): string {
  const { head, place, screen, defaultLanguage } = parts;
  const language = screen?.tag ?? head?.language ?? defaultLanguage;
  return [
    documentStart(parts, language, inlineStyle(screen)),
    screen ? '' : startTags(parts),
    `</head><body>${holdTag(parts)}${noticeTags(parts, language)}${rootTag(parts)}`,
    screen ? startTags(parts) : '',
    structuredData(head, place),
    '</body></html>',
  ].join('');
}

/** The inline scripts of a page in two parts, whether its screen comes or not. */
export const scriptsInParts = ({
  boot,
  ofPage,
}: Pick<PageParts, 'boot' | 'ofPage'>): readonly string[] => [
  OLD_BROWSER,
  FRAME_ENDS,
  HOLD_SCREEN,
  ...(ofPage === undefined ? [] : [ofPage]),
  boot,
];

/** The style in the first part of such a page. The second part has one with a nonce. */
export const STYLE_OF_START = SKELETON_STYLE + COMING_STYLE;

/** A page in two parts: `language` is that of the screen as far as it is known. */
type PageInParts = Omit<PageParts, 'screen' | 'policy'> & { readonly language: string };

/** The first part of a page whose screen is being rendered: its head, and a frame with the name. */
export function pageStart({ language, ...parts }: PageInParts): string {
  const name = parts.head?.name ?? '';
  return [
    documentStart(parts, language, STYLE_OF_START),
    `</head><body>${noticeTags(parts, language)}`,
    '<div id="coming" aria-busy="true"><i></i>',
    name === '' ? '' : `<p translate="no">${escapeHtml(name)}</p>`,
    '<i></i><i></i><i></i></div>',
  ].join('');
}

/**
 * The second part: the screen in place of the frame, or the placeholder that the application replaces.
 * The end of the document either way.
 */
export function pageEnd(
  { language, ...rest }: PageInParts,
  screen: RenderedPage | null,
  nonce: string,
): string {
  const parts: PageParts = { ...rest, screen };
  const tag = screen?.tag ?? language;
  const isOther = tag !== language ? ` data-lang="${escapeHtml(tag)}"` : '';
  return [
    ...(screen?.fonts ?? []).map(fontTag),
    `<style nonce="${nonce}">${COMING_ENDS}${screen?.style ?? ''}</style>`,
    `<script${isOther}>${FRAME_ENDS}</script>`,
    holdTag(parts),
    rootTag(parts),
    startTags(parts),
    structuredData(parts.head, parts.place),
    '</body></html>',
  ].join('');
}
