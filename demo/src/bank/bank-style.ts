import { createHash } from 'node:crypto';

/** Style of the demo bank; it differs from the store's, so that customers do not confuse them. */
export const BANK_STYLE = [
  ':root{color-scheme:light;--ink:#12203a;--soft:#52607a;--line:#d9e0ec;--brand:#1546a0;' +
    '--deep:#0d2b66;--back:#eef2f9;--bad:#9b1c31}',
  '*,::before,::after{box-sizing:border-box}',
  'html{background:var(--back);color:var(--ink);' +
    'font:400 1rem/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;' +
    'text-size-adjust:100%}',
  'body{margin:0;min-block-size:100dvh;display:flex;flex-direction:column}',
  'header{background:var(--deep);color:#fff;padding:max(1rem,env(safe-area-inset-top)) 0 1rem}',
  'header>div,main{inline-size:100%;max-inline-size:34rem;margin-inline:auto}',
  'header>div{padding-inline:1rem;display:flex;align-items:center;gap:.75rem;font-weight:650;letter-spacing:.01em}',
  'header svg{inline-size:1.75rem;block-size:1.75rem;flex:none}',
  'main{flex:1;padding:1.25rem 1rem max(2rem,env(safe-area-inset-bottom))}',
  'h1,h2,p,dl,dd,ul{margin:0;padding:0}ul{list-style:none}',
  '.demo{display:flex;gap:.5rem;margin-block-end:1rem;padding:.625rem .875rem;' +
    'border:1px solid #e8cf8e;border-radius:.75rem;background:#fdf4dc;color:#5c4300;' +
    'font-size:.9375rem}',
  '.card{padding:1.5rem 1.25rem;border-radius:1.25rem;background:#fff;' +
    'box-shadow:0 1px 2px rgba(13,43,102,.08),0 8px 24px rgba(13,43,102,.07)}',
  '.to{color:var(--soft);font-size:.9375rem}',
  'h1{font-size:1.375rem;line-height:1.25;font-weight:650;overflow-wrap:anywhere;text-wrap:balance}',
  '.amount{margin-block:.75rem 1.25rem;font-size:2.5rem;line-height:1.1;font-weight:700;' +
    'letter-spacing:-.02em;font-variant-numeric:tabular-nums}',
  'dl{display:grid;border-block-start:1px solid var(--line)}',
  'dl div{display:flex;justify-content:space-between;gap:1rem;padding-block:.625rem;' +
    'border-block-end:1px solid var(--line)}',
  'dt{color:var(--soft)}dd{font-weight:600;text-align:end;font-variant-numeric:tabular-nums}',
  '.code{margin-block-start:1rem}.code p{color:var(--soft);font-size:.9375rem;margin-block-end:.375rem}',
  'code{display:block;padding:.75rem .875rem;border-radius:.75rem;background:var(--back);' +
    'font:400 .8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere;' +
    'user-select:all}',
  'form{display:grid;gap:.75rem}.card>form{margin-block-start:1.5rem}',
  'button,.button{display:block;inline-size:100%;min-block-size:3.25rem;padding:.75rem 1.25rem;' +
    'border:1.5px solid var(--brand);border-radius:.875rem;background:#fff;color:var(--brand);' +
    'font:inherit;font-weight:650;text-align:center;text-decoration:none;cursor:pointer}',
  'button:hover,.button:hover{background:var(--back)}',
  'button.first,.button.first{background:var(--brand);color:#fff}',
  'button.first:hover,.button.first:hover{background:var(--deep);border-color:var(--deep)}',
  'button.bad{border-color:var(--bad);color:var(--bad)}button.bad:hover{background:#fbeef0}',
  'button:focus-visible,a:focus-visible,code:focus-visible{outline:3px solid #f2a900;' +
    'outline-offset:2px;box-shadow:0 0 0 2px #fff}',
  '.notice{margin-block-start:1rem;padding:.75rem .875rem;border-radius:.75rem;' +
    'background:#fbeef0;color:var(--bad);font-weight:600}',
  'section{margin-block-start:1.75rem}h2{font-size:1.125rem;font-weight:650}',
  'section>p{margin-block:.25rem .875rem;color:var(--soft);font-size:.9375rem}',
  'section button{display:grid;align-content:start;gap:.125rem;border:1px solid var(--line);' +
    'background:#fff;color:var(--ink);text-align:start;box-shadow:0 1px 2px rgba(13,43,102,.05)}',
  'section button small{color:var(--soft);font-size:.875rem;font-weight:400}',
  '.done{text-align:center}.done svg{inline-size:3.5rem;block-size:3.5rem;color:var(--brand)}',
  '.done h1{margin-block:.75rem .25rem}.done p{color:var(--soft)}',
  '.done .button{margin-block-start:1.5rem}',
  '@media (min-width:48rem){main{padding-block-start:2.5rem}.card{padding:2rem}',
  '.pair{grid-template-columns:1fr 1fr}.pair .first{grid-column:1/-1}}',
].join('');

/**
 * Policy that allows the page its own style, forms to this API and the way back to the storefront,
 * and nothing else.
 */
export const bankPolicy = (storefront: string | null): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(BANK_STYLE).digest('base64')}'`,
    'img-src data:',
    `form-action 'self'${storefront === null ? '' : ` ${storefront}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
