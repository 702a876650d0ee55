/** Of `window` and of arrays: what the application uses without a check. */
const NEEDED = [
  'Object.hasOwn',
  '[].at',
  '[].findLast',
  '[].toSpliced',
  '"".replaceAll',
  'w.fetch',
  'w.queueMicrotask',
  'w.AbortController',
  'w.ResizeObserver',
  'w.IntersectionObserver',
  'w.HTMLDialogElement',
  'HTMLDialogElement.prototype.showModal',
  'w.Intl',
  'Intl.PluralRules',
  'Intl.ListFormat',
  'w.crypto',
  'crypto.getRandomValues',
].join('&&');

/** What its styles use: without them the page has no colors and a wrong layout. */
const STYLES = ['"color","light-dark(red,red)"', '"selector(:has(a))"']
  .map((given) => `c.supports(${given})`)
  .join('&&');

/**
 * Inline script before all others, in ES5: it runs where the start script cannot even be parsed. In a
 * browser that is too old for the page (.browserslistrc) it shows the element `#old` of the page,
 * before an order is possible. Where the application cannot run, the start script does nothing.
 */
export const OLD_BROWSER = [
  '(function(w){',
  `var c=w.CSS,o=!(${NEEDED}),s=c&&c.supports&&${STYLES};`,
  'if(o||!s)w.document.documentElement.setAttribute("data-old",o?"stops":"styles");',
  'w.__storefrontTooOld=o',
  '})(window)',
].join('');
