import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { PageDocument } from '@storefront/compositions';
import type { CurrentPage } from './channel-page';
import {
  type PolicyOptions,
  foreignOrigins,
  pagePolicy,
  reportingEndpoints,
  reportsOf,
} from './csp';
import { computeEtag, NO_STORE, PAGE, REVALIDATE, REVALIDATE_PRIVATE } from './headers';
import { framedDocuments, onOrigins } from './framed-documents';
import type { RestaurantHead } from './head/head-result';
import type { PagePlace } from './head/share-tags';
import {
  STYLE_OF_START,
  inlineScripts,
  inlineStyle,
  pageEnd,
  pageStart,
  renderPage,
  scriptsInParts,
} from './html';
import type { RenderedPage } from './render/rendered-page';

/** Everything that the text of a page depends on. */
export interface PageSource {
  readonly current: CurrentPage;
  readonly head: RestaurantHead | null;
  readonly place: PagePlace;
  readonly extraScript: string | undefined;
  /** Path of the document without scripts; null when there is none. */
  readonly plainPath?: string | null;
  /** The rendered screen; null when the browser renders it. */
  readonly screen: RenderedPage | null;
}

interface PageText {
  readonly html: string;
  /** Null for a page with personal data: no cache may compare it. */
  readonly etag: string | null;
  /** Without its policy. */
  readonly headers: OutgoingHttpHeaders;
  /** The policy of a page that was requested by these origins: its frames name them. */
  readonly policyOn: (origins: readonly string[]) => string;
}

interface CachedText {
  readonly source: PageSource;
  readonly text: PageText;
  /** Milliseconds since 1970 when the first experiment in the text, or its policy, expires. */
  readonly expires: number;
}

/** The latest text of each rendered screen: it lives as long as its screen is cached. */
const texts = new WeakMap<RenderedPage, CachedText>();

const isEqual = (a: PageSource, b: PageSource): boolean =>
  a.current === b.current &&
  a.head === b.head &&
  a.extraScript === b.extraScript &&
  a.plainPath === b.plainPath &&
  a.place.origin === b.place.origin &&
  a.place.base === b.place.base &&
  a.place.path === b.place.path;

interface PageResponse extends Pick<PolicyOptions, 'scripts' | 'styles' | 'styleNonce'> {
  readonly cacheControl: string;
  readonly etag?: string | null;
}

/** Headers of a page, and its policy, which allows these inline scripts and styles. */
function toPageHeaders(
  { ownPoliciesUntil }: CurrentPage,
  { config }: PageDocument,
  { cacheControl, etag = null, ...inline }: PageResponse,
): Pick<PageText, 'headers' | 'policyOn'> {
  const reports = reportsOf(config);
  const policy = pagePolicy({
    ...inline,
    origins: config.origins,
    reports,
    ownPolicies: Date.now() < ownPoliciesUntil,
    ...foreignOrigins(config),
  });
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      ...(etag === null ? {} : { etag }),
      ...reportingEndpoints(reports),
      ...PAGE,
    },
    policyOn: (ownOrigins) => policy(framedDocuments(config, onOrigins(ownOrigins))),
  };
}

/** The parts of a page that do not depend on its screen. */
function partsOf({
  current,
  head,
  place,
  extraScript,
  plainPath = null,
}: Omit<PageSource, 'screen'>) {
  const modules = head?.modules ?? null;
  return {
    page: current.document(place.path, { language: head?.language ?? '', modules }),
    defaultLanguage: current.language,
    head,
    place,
    extraScript,
    plainPath,
    isTested: current.isTested(place.path, modules ?? []),
    boot: current.boot,
    ofPage: current.inlineScript(place.path),
  };
}

/**
 * The HTML of a page with its headers. The text of a rendered screen is composed once and reused
 * while nothing that it contains changes; one with personal data is composed for its request alone.
 */
export function pageText(source: PageSource): PageText {
  const { current, screen } = source;
  const known = screen && texts.get(screen);
  if (known && Date.now() < known.expires && isEqual(known.source, source)) return known.text;
  const parts = { ...partsOf(source), screen };
  const { page, isTested } = parts;
  const html = renderPage(parts);
  const isPersonal = screen?.data !== undefined;
  const etag = isPersonal ? null : computeEtag(html);
  const answer = toPageHeaders(current, page, {
    scripts: inlineScripts(parts),
    styles: [inlineStyle(screen)],
    cacheControl: isPersonal ? NO_STORE : isTested ? REVALIDATE_PRIVATE : REVALIDATE,
    etag,
  });
  const text = { html, etag, ...answer };
  if (screen && !isPersonal) {
    const { ownPoliciesUntil } = current;
    const expires = Math.min(
      ...page.experiments.map((experiment) => experiment.expires),
      ownPoliciesUntil <= Date.now() ? Infinity : ownPoliciesUntil,
    );
    texts.set(screen, { source, text, expires });
  }
  return text;
}

/** A page whose screen is being rendered. */
export interface PageInParts {
  /** Its head and a frame. */
  readonly start: string;
  /** Without its policy. No ETag: the rest is not known. */
  readonly headers: OutgoingHttpHeaders;
  readonly policyOn: PageText['policyOn'];
  /** The rest of the document; null: the browser renders the screen. */
  readonly end: (screen: RenderedPage | null) => string;
}

/** Bytes of the random text with which the policy of one answer allows one style. */
const NONCE_BYTES = 16;

/**
 * A page in two parts. What its headers and its head state is the same with and without the screen, but
 * for the rules of the screen: the policy allows them by a nonce. No shared cache stores it, because the
 * nonce is of one answer.
 */
export function pageInParts(
  source: Omit<PageSource, 'screen'>,
  { language, isPersonal }: { readonly language: string; readonly isPersonal: boolean },
): PageInParts {
  const parts = { ...partsOf(source), language };
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return {
    ...toPageHeaders(source.current, parts.page, {
      scripts: scriptsInParts(parts),
      styles: [STYLE_OF_START],
      styleNonce: nonce,
      cacheControl: isPersonal ? NO_STORE : REVALIDATE_PRIVATE,
    }),
    start: pageStart(parts),
    end: (screen) => pageEnd(parts, screen, nonce),
  };
}
