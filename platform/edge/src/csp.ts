import { createHash } from 'node:crypto';
import type { PageConfig } from '@storefront/compositions';
import { originsOf } from './origins';

/** Hash of an inline script or style as a Content-Security-Policy names it. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The parts of a policy that differ between pages. Origins have no slash at the end. */
export interface PolicyOptions {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins from which this page may load builds: those that the channel allows to overrides. */
  readonly origins?: readonly string[];
  /** Origins of the API and of services beside it that are not the page's own. */
  readonly apiOrigins?: readonly string[];
  /** Origins of documents that the page shows in a frame, beside its own. */
  readonly frameOrigins?: readonly string[];
  /** Origins of pictures and map tiles that are not the page's own. */
  readonly imageOrigins?: readonly string[];
  /** URL that browsers report violations to; without it, they report none. */
  readonly reports?: string | undefined;
  /** Builds of earlier releases may run in the page: each creates a Trusted Types policy. */
  readonly ownPolicies?: boolean;
}

type Foreign = {
  readonly apiOrigins: string[];
  readonly frameOrigins: string[];
  readonly imageOrigins: string[];
};

/**
 * Origins of the page's settings, other than its own. The card's own document and the vendors' are
 * embedded and never called; without separate origins they are on the API's.
 */
export function foreignOrigins({
  apiBase,
  mediaBase,
  services: { cardBase = apiBase, vendorBase, ...services } = {},
  maps = {},
}: Pick<PageConfig, 'apiBase' | 'mediaBase' | 'services' | 'maps'>): Foreign {
  return {
    apiOrigins: originsOf([apiBase, ...Object.values(services)]),
    frameOrigins: originsOf([cardBase, vendorBase]),
    imageOrigins: originsOf([mediaBase, ...Object.values(maps).map(({ tiles }) => tiles)]),
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
const noFrames: Directive = ['frame-ancestors', "'none'"];

function ofPage({
  scripts,
  styles,
  origins = [],
  apiOrigins = [],
  frameOrigins = [],
  imageOrigins = [],
  ownPolicies = false,
}: PolicyOptions): readonly Directive[] {
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map(sourceHash), ...origins],
    ['style-src', "'self'", ...styles.map(sourceHash), ...origins],
    ['connect-src', "'self'", ...apiOrigins, ...origins],
    ['font-src', "'self'", ...origins],
    ...(frameOrigins.length === 0 ? [] : [['frame-src', "'self'", ...frameOrigins] as const]),
    ...fixed(imageOrigins, ownPolicies),
  ];
}

const text = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

/**
 * Content-Security-Policy of the storefront's page. Scripts: the site's own files and the inline
 * start script by its hash. No inline styles, no eval, no foreign origin but those that the channel
 * allows.
 */
export const contentSecurityPolicy = (options: PolicyOptions): string =>
  text([...ofPage(options), noFrames, ...reporting(options.reports)]);

/** The same policy for a `<meta>` element, in which browsers ignore the rule about frames. */
export const metaPolicy = (options: PolicyOptions): string => text(ofPage(options));

/**
 * The part of the policy that no release changes: the header of a file server, beside the `<meta>`
 * element of its page, which decides about Trusted Types policies.
 */
export const lastingPolicy = (imageOrigins: readonly string[] = [], reports?: string): string =>
  text([...fixed(imageOrigins, true), noFrames, ...reporting(reports)]);
