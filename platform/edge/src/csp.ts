import { createHash } from 'node:crypto';
import type { PageConfig } from '@storefront/compositions';
import { findOrigins } from './origins';

/** Hash of an inline script or style as a Content-Security-Policy names it. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The parts of a policy that differ between pages. Origins have no slash at the end. */
export interface PolicyOptions {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of one inline style that is not known yet: a random text of this answer alone. */
  readonly styleNonce?: string;
  /** Origins from which this page may load builds: those that the channel allows to overrides. */
  readonly origins?: readonly string[];
  /** Origins of the API and of services beside it that are not the page's own. */
  readonly apiOrigins?: readonly string[];
  /** URLs of the documents that the page shows in a frame (`framedDocuments`). */
  readonly frames?: readonly string[];
  /** Origins of pictures and map tiles that are not the page's own. */
  readonly imageOrigins?: readonly string[];
  /** URL that browsers report violations to; without it, they report none. */
  readonly reports?: string | undefined;
  /** Builds of earlier releases may run in the page: each creates a Trusted Types policy. */
  readonly ownPolicies?: boolean;
}

type Foreign = {
  readonly apiOrigins: string[];
  readonly imageOrigins: string[];
};

/**
 * Origins of the page's settings, other than its own. The card's own document and the vendors' are
 * embedded and never called.
 */
export function foreignOrigins({
  apiBase,
  mediaBase,
  services: { cardBase: _card, vendorBase: _vendor, ...services } = {},
  maps = {},
}: Pick<PageConfig, 'apiBase' | 'mediaBase' | 'services' | 'maps'>): Foreign {
  return {
    apiOrigins: findOrigins([apiBase, ...Object.values(services)]),
    imageOrigins: findOrigins([mediaBase, ...Object.values(maps).map(({ tiles }) => tiles)]),
  };
}

/** URL of the API for reports of violations. */
export const reportsOf = ({ apiBase }: Pick<PageConfig, 'apiBase'>): string =>
  `${apiBase}/policy-reports`;

/** The header that names the endpoint of the directive `report-to`. */
export const reportingEndpoints = (reports: string): Record<string, string> => ({
  'reporting-endpoints': `policy="${reports}"`,
});

type Directive = readonly [name: string, ...sources: string[]];

/**
 * One policy of the start script, and no other: a browser refuses the second one of a name that is not
 * listed with 'allow-duplicates'.
 */
const trustedTypes = (ownPolicies: boolean): Directive =>
  ownPolicies
    ? ['trusted-types', 'storefront', 'storefront-chunks', 'html', "'allow-duplicates'"]
    : ['trusted-types', 'storefront'];

/** Directives that are the same for every page of every release. */
const fixed = (imageOrigins: readonly string[], ownPolicies: boolean): readonly Directive[] => [
  ['img-src', "'self'", 'data:', ...imageOrigins],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['require-trusted-types-for', "'script'"],
  trustedTypes(ownPolicies),
];
/** `report-uri` is for browsers without the Reporting API; a `<meta>` element can name neither. */
const reporting = (reports: string | undefined): readonly Directive[] =>
  reports === undefined
    ? []
    : [
        ['report-uri', reports],
        ['report-to', 'policy'],
      ];
/** Not `'self'` and no whole origin: any other answer there would be a document that the page can use. */
const frameSources = (frames: readonly string[]): Directive => [
  'frame-src',
  ...(frames.length === 0 ? ["'none'"] : frames),
];
const noFrames: Directive = ['frame-ancestors', "'none'"];

/** Sources of scripts, styles, calls and fonts. */
const loaded = ({
  scripts,
  styles,
  styleNonce,
  origins = [],
  apiOrigins = [],
}: PolicyOptions): readonly Directive[] => [
  ['default-src', "'self'"],
  ['script-src', "'self'", ...scripts.map(sourceHash), ...origins],
  [
    'style-src',
    "'self'",
    ...styles.map(sourceHash),
    ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]),
    ...origins,
  ],
  ['connect-src', "'self'", ...apiOrigins, ...origins],
  ['font-src', "'self'", ...origins],
];

const text = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

/** `contentSecurityPolicy` for pages that differ only in their frames. */
export function pagePolicy(
  options: Omit<PolicyOptions, 'frames'>,
): (frames: readonly string[]) => string {
  const { imageOrigins = [], ownPolicies = false, reports } = options;
  const before = text(loaded(options));
  const after = text([...fixed(imageOrigins, ownPolicies), noFrames, ...reporting(reports)]);
  return (frames) => [before, text([frameSources(frames)]), after].join('; ');
}

/**
 * Content-Security-Policy of the storefront's page. Scripts: the site's own files and the inline
 * start script by its hash. No inline styles, no eval, no foreign origin but those that the channel
 * allows.
 */
export const contentSecurityPolicy = (options: PolicyOptions): string =>
  pagePolicy(options)(options.frames ?? []);

/** Policy of a page for a `<meta>` element, in which browsers ignore the rule about frames. */
export function metaPolicy(options: PolicyOptions): string {
  const { frames = [], imageOrigins = [], ownPolicies = false } = options;
  return text([...loaded(options), frameSources(frames), ...fixed(imageOrigins, ownPolicies)]);
}

/**
 * The part of the policy that no release changes: the header of a file server, beside the `<meta>`
 * element of its page, which decides about Trusted Types policies.
 */
export const lastingPolicy = ({
  frames = [],
  imageOrigins = [],
  reports,
}: Pick<PolicyOptions, 'frames' | 'imageOrigins' | 'reports'>): string =>
  text([frameSources(frames), ...fixed(imageOrigins, true), noFrames, ...reporting(reports)]);

/**
 * Policy of the service worker's script, which is the policy of all that the worker runs and fetches: it
 * stores pages, data and pictures of its own origin, and files of builds of `origins` too. The icons of
 * notifications are pictures of its own origin.
 */
export const workerPolicy = ({
  origins,
  reports,
}: Pick<PolicyOptions, 'reports'> & { readonly origins: readonly string[] }): string =>
  text([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['connect-src', "'self'", ...origins],
    ['img-src', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    noFrames,
    ...reporting(reports),
  ]);
