import type { OutgoingHttpHeaders } from 'node:http';
import type { CurrentPage } from './channel-page';
import { foreignOrigins, pagePolicy, reportingEndpoints, reportsOf } from './csp';
import { etagOf } from './etag';
import { framedDocuments, onOrigins } from './framed-documents';
import type { RestaurantHead } from './head/head-answer';
import type { PagePlace } from './head/share-tags';
import { NO_STORE, PAGE, REVALIDATE, REVALIDATE_PRIVATE } from './headers';
import { inlineScripts, inlineStyle, renderPage } from './html';
import type { RenderedPage } from './render/rendered-page';

/** Everything that the text of a page depends on. */
interface PageSource {
  readonly current: CurrentPage;
  readonly head: RestaurantHead | null;
  readonly place: PagePlace;
  readonly extraScript: string | undefined;
  readonly plainMenu?: string | null;
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
  a.plainMenu === b.plainMenu &&
  a.place.origin === b.place.origin &&
  a.place.base === b.place.base &&
  a.place.path === b.place.path;

/**
 * The HTML of a page with its headers. The text of a rendered screen is composed once and reused
 * while nothing that it contains changes; one with personal data is composed for its request alone.
 */
export function pageText(source: PageSource): PageText {
  const { current, head, place, extraScript, plainMenu = null, screen } = source;
  const known = screen && texts.get(screen);
  if (known && Date.now() < known.expires && isEqual(known.source, source)) return known.text;
  const page = current.document(place.path, {
    language: head?.language ?? '',
    modules: head?.modules ?? null,
  });
  const isTested = current.isTested(place.path, head?.modules ?? []);
  const { boot } = current;
  const ofPage = current.inlineScript(place.path);
  const scripts = { boot, ofPage, screen };
  const html = renderPage({ page, head, place, extraScript, plainMenu, isTested, ...scripts });
  const isPersonal = screen?.data !== undefined;
  const etag = isPersonal ? null : etagOf(html);
  const { origins } = page.config;
  const reports = reportsOf(page.config);
  const policy = pagePolicy({
    scripts: inlineScripts(scripts),
    styles: [inlineStyle(screen)],
    origins,
    reports,
    ownPolicies: Date.now() < current.ownPoliciesUntil,
    ...foreignOrigins(page.config),
  });
  const text = {
    html,
    etag,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPersonal ? NO_STORE : isTested ? REVALIDATE_PRIVATE : REVALIDATE,
      ...(etag === null ? {} : { etag }),
      ...reportingEndpoints(reports),
      ...PAGE,
    },
    policyOn: (ownOrigins: readonly string[]) =>
      policy(framedDocuments(page.config, onOrigins(ownOrigins))),
  };
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
