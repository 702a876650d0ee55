/**
 * First paint, before any file has arrived: bars where the header and the list will stand, in the quiet colours of the
 * page. The application replaces it with its first render.
 */
export const SKELETON_STYLE = [
  'html{background:#faf8f5;color-scheme:light}',
  'body{margin:0}',
  '#first{max-inline-size:60rem;margin-inline:auto;padding:1rem;display:grid;gap:1rem}',
  '#first i{display:block;border-radius:.75rem;background:#ece7e0;animation:first 1.4s ease-in-out infinite alternate}',
  '#first i:nth-child(1){block-size:11rem}',
  '#first i:nth-child(2){block-size:1.5rem;inline-size:60%}',
  '#first i:nth-child(n+3){block-size:5.5rem}',
  '@keyframes first{to{opacity:.55}}',
  '@media(prefers-reduced-motion:reduce){#first i{animation:none}}',
].join('');

export const SKELETON = '<div id="first" aria-busy="true"><i></i><i></i><i></i><i></i><i></i></div>';
