import { SCHEME_RULES } from './head/look';

/**
 * First paint, before any file is loaded: bars in the positions of the header and the list, in the
 * page's muted colours; and the message of the start script when the files fail to load. The
 * application replaces it with its first render. Over a rendered screen the message is a bar, and
 * buttons that were pressed before the start pulse.
 */
export const SKELETON_STYLE = [
  'html{background:light-dark(#faf8f5,#171310);color-scheme:light}',
  SCHEME_RULES,
  'body{margin:0}',
  '#first{box-sizing:border-box;max-inline-size:60rem;margin-inline:auto;padding:1rem;display:grid;gap:1rem}',
  '#first i{display:block;border-radius:.75rem;',
  'background:light-dark(#ece7e0,#2e2722);animation:first 1.4s ease-in-out infinite alternate}',
  '#first i:nth-child(1){block-size:11rem}',
  '#first i:nth-child(2){block-size:1.5rem;inline-size:60%}',
  '#first i:nth-child(n+3){block-size:5.5rem}',
  '#first[role=alert]{font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif;',
  'color:light-dark(#221a16,#f6eee8);',
  'padding:20vh 1.5rem;justify-items:center;text-align:center}',
  '#first[data-bar]{position:fixed;inset:auto 0 0;z-index:100;max-inline-size:none;gap:.5rem;',
  'padding:.75rem 1rem;background:light-dark(#fff,#221c18);box-shadow:0 -2px 12px #0003}',
  'body:has(>[data-bar]){padding-block-end:14rem}',
  '#first h1{font-size:1.5rem;line-height:1.2;margin:0}#first h2{font-size:1.125rem;margin:0}',
  '#first p{margin:0}',
  '#first a{color:inherit;padding:.75rem .25rem;font-weight:650}',
  '#first button{font:inherit;font-weight:650;min-block-size:3rem;padding:.75rem 1.5rem;',
  'border:0;border-radius:999px;background:light-dark(#221a16,#f6eee8);color:light-dark(#fff,#221a16)}',
  '#first :focus-visible{outline:3px solid light-dark(#1b5bd7,#8cb4ff);outline-offset:2px}',
  // the link and the announcements that the start script adds: every shell names them itself
  "a[id$='-count']{position:fixed;inset:auto 1rem calc(.75rem + env(safe-area-inset-bottom));z-index:10;",
  'margin-inline:auto;max-inline-size:28rem;border-radius:999px;padding:.75rem;text-align:center;',
  'font:650 1rem/1.5 ui-sans-serif,system-ui,sans-serif;text-decoration:none;',
  'background:var(--color-brand-strong,#221a16);color:var(--color-on-brand,#fff)}',
  "body:has([data-floats])>a[id$='-count']{display:none}",
  // what the keyboard leads to stops above it
  "html:has(a[id$='-count']){scroll-padding-block-end:5.25rem}",
  "a[id$='-count']:focus-visible{outline:3px solid light-dark(#1b5bd7,#8cb4ff);outline-offset:2px}",
  "[id$='-said']{position:fixed;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}",
  '#plain,#old{margin:0;padding:1rem;background:#fff;background:light-dark(#fff,#221c18);',
  'color:#221a16;color:light-dark(#221a16,#f6eee8);font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  '#plain a,#old a{color:inherit;margin-inline-end:.5rem}',
  'html:not([data-old]) #old,html[data-old=stops] #first{display:none}',
  '[data-pressed]{animation:first .6s ease-in-out infinite alternate}',
  '@keyframes first{to{opacity:.55}}',
  '@media(prefers-reduced-motion:reduce){#first i{animation:none}',
  '[data-pressed]{animation:none;opacity:.55}}',
].join('');

export const SKELETON =
  '<div id="first" aria-busy="true"><i></i><i></i><i></i><i></i><i></i></div>';

/** Styles of the bars with the restaurant's name, while the screen of a page is rendered. */
export const COMING_STYLE = [
  '#coming{box-sizing:border-box;max-inline-size:60rem;margin-inline:auto;padding:1rem;display:grid;gap:1rem}',
  '#coming p{margin:0;font:650 1.5rem/1.2 ui-sans-serif,system-ui,sans-serif;',
  'color:light-dark(#221a16,#f6eee8)}',
  '#coming i{display:block;block-size:5.5rem;border-radius:.75rem;',
  'background:light-dark(#ece7e0,#2e2722);animation:first 1.4s ease-in-out infinite alternate}',
  '#coming i:first-child{block-size:11rem}',
  '@media(prefers-reduced-motion:reduce){#coming i{animation:none}}',
].join('');

/** Where scripts do not run. */
export const COMING_ENDS = '#coming{display:none}';

/** A round slice in the default red: an icon without a request of its own. */
export const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E" +
  "%3Cpath fill='%23e53935' d='M16 30 3 7a26 26 0 0 1 26 0z'/%3E" +
  "%3Ccircle cx='13' cy='12' r='2.5' fill='%23ffcdd2'/%3E" +
  "%3Ccircle cx='18' cy='18' r='2.5' fill='%23ffcdd2'/%3E%3C/svg%3E";
