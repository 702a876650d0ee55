const LIGHT = [
  'color-scheme:light dark',
  '--page:#f6f4f1',
  '--card:#fff',
  '--ink:#221c18',
  '--quiet:#6b625b',
  '--line:#e4dfd9',
  '--track:#efebe6',
  '--base:#857b73',
  '--tone:#2f6fb5',
  '--bad:#c2362b',
  '--good:#22774a',
  '--warn-page:#fdecea',
].join(';');
const DARK = [
  '--page:#171412',
  '--card:#221e1b',
  '--ink:#f2ede8',
  '--quiet:#aaa098',
  '--line:#39332e',
  '--track:#302a26',
  '--base:#a89e95',
  '--tone:#75aef0',
  '--bad:#ff8a7d',
  '--good:#6fcf97',
  '--warn-page:#3a1f1c',
].join(';');
const FONT = 'font:400 1rem/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif';
/** Equally wide columns of at least this width; one on a narrower screen. */
const columns = (least: string): string =>
  `grid-template-columns:repeat(auto-fit,minmax(min(100%,${least}),1fr))`;
/** The first column of a table that scrolls sideways stays in view. */
const PINNED = 'position:sticky;inset-inline-start:0;background:var(--card)';

/**
 * Style of the report's page: one column on a phone, side-by-side cards on wider screens, light and
 * dark.
 */
export const REPORT_STYLE = `
:root{${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);${FONT}}
main{max-inline-size:76rem;margin-inline:auto;padding:clamp(1rem,3vw,2.5rem) clamp(.75rem,3vw,2rem) 3rem}
h1{font-size:clamp(1.5rem,4vw,2.1rem);line-height:1.15;margin:0 0 .25rem;letter-spacing:-.01em}
h2{font-size:1.05rem;margin:0 0 .1rem}
p{margin:0}
.quiet{color:var(--quiet);font-size:.9rem}
.facts{margin-block:.25rem 1.25rem}
.verdicts{display:grid;gap:.75rem;${columns('17rem')};margin-block-end:1rem}
.verdict,.card{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1rem 1.1rem}
.verdict strong{display:block;font-size:1.15rem;line-height:1.3}
.verdict.bad{background:var(--warn-page);border-color:var(--bad)}
.verdict.bad strong{color:var(--bad)}
.verdict.good strong{color:var(--good)}
.verdict ul{margin:.5rem 0 0;padding-inline-start:1.1rem}
.cards{display:grid;gap:1rem;${columns('20rem')};margin-block-end:1rem}
svg{display:block;inline-size:100%;max-inline-size:32rem;block-size:auto;margin-block-start:.5rem;overflow:visible}
.label{font-size:13px;font-weight:600;fill:var(--ink)}
.value{font-size:12.5px;fill:var(--ink);text-anchor:end;font-variant-numeric:tabular-nums}
.label,.value{paint-order:stroke;stroke:var(--card);stroke-width:4px;stroke-linejoin:round}
.tick{font-size:10.5px;fill:var(--quiet);text-anchor:middle;font-variant-numeric:tabular-nums}
.grid{stroke:var(--line);stroke-width:1}
.zero{stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:3 3}
.whisker{stroke:var(--tone);stroke-width:7;stroke-linecap:round;opacity:.35}
.dot,.bar{fill:var(--tone)}
.track{fill:var(--track)}
.base .whisker{stroke:var(--base)}
.base .dot,.base .bar{fill:var(--base)}
.bad .whisker{stroke:var(--bad)}
.bad .dot,.bad .bar{fill:var(--bad)}
.wanted{stroke:var(--ink);stroke-width:2}
.empty{color:var(--quiet);margin-block-start:.75rem}
.scroll{overflow-x:auto;margin-inline:-1.1rem;padding-inline:1.1rem}
table{border-collapse:collapse;inline-size:100%;font-size:.85rem;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .5rem;text-align:end;border-block-end:1px solid var(--line);white-space:nowrap;vertical-align:top}
th:first-child,td:first-child{text-align:start;padding-inline-start:0;${PINNED}}
thead th{color:var(--quiet);font-weight:500}
tbody tr:last-child>*{border-block-end:0}
td small{display:block;color:var(--quiet)}
h2+.scroll{margin-block-start:.5rem}
main>section+section{margin-block-start:1rem}
.words th,.words td{text-align:start}
.words td:last-child,.words th:last-child{text-align:end}
`;
