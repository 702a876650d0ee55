import { createHash } from 'node:crypto';

/** Hash of an inline script or style as a Content-Security-Policy names it. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

export interface PolicyOptions {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Content-Security-Policy of the storefront's page. Scripts: the inline start script by its hash, and what it starts
 * (`strict-dynamic`; `'self'` is for browsers that do not know the word). No inline styles, no eval, no foreign origin.
 */
export function contentSecurityPolicy({ scripts, styles }: PolicyOptions): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map(sourceHash)],
    ['style-src', "'self'", ...styles.map(sourceHash)],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'"],
    ['font-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'storefront', 'storefront-chunks', 'html', "'allow-duplicates'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
