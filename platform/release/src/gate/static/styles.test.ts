import { aBuild, aShell } from '@storefront/compositions/testing';
import { styles } from './styles';

const css = (name: string) => ({ path: name, size: 1, integrity: `sha384-${'A'.repeat(64)}` });
const shell = aShell([], { files: [css('shell.css')] });
const remote = aBuild('mf-menu', [], { files: [css('page.css')] });
const ofShell = '.button-Ab12_d{color:red}:root{--space-1:4px}';

const findings = (sheet: string) =>
  styles.run({
    composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
    shell,
    remotes: [remote],
    served: new Map(),
    bytes: async (_, file) => Buffer.from(file === 'shell.css' ? ofShell : sheet),
  });

test.each([
  '.card-a1B2c3{color:red}',
  '.card-a1B2c3 h2,.card-a1B2c3>li+li{margin:0}',
  'h2.card-a1B2c3:hover::before{content:"} body {"}',
  '.card-a1B2c3{--own:1;&:hover{color:red}& .x{color:red}}',
  '@media (width>=40rem){.card-a1B2c3~.card-a1B2c3{gap:0}}',
  '@keyframes rise-a1B2c3{from{opacity:0}50%{opacity:1}}',
  '[data-theme=dark] .card-a1B2c3{color:red}',
  '[data-mf-menu-card]{color:red}',
  '[data-mf-menu-card="a]b"] > h2{color:red}',
  ':is(.card-a1B2c3,.line-a1B2c3) svg{color:red}',
  '/* body{} */.card-a1B2c3{background:url(data:image/svg+xml;a,b{c})}',
  '.card-a1B2c3.brace\\}{color:red}',
  '.\\31 0-a1B2c3{color:red}',
  ':where(.card-a1B2c3 h2,[data-mf-menu-card]){color:red}',
  'li:nth-child(2 of .card-a1B2c3){color:red}',
  ':is(.card-a1B2c3){color:red}',
  ':where(.card-a1B2c3){color:red}',
  ':-webkit-any(.card-a1B2c3){color:red}',
  ':-moz-any(.card-a1B2c3){color:red}',
  'li:nth-last-child(1 of .card-a1B2c3){color:red}',
  '@media print{.card-a1B2c3{color:red}}',
])('stays inside: %s', async (sheet) => expect(await findings(sheet)).toEqual([]));

test.each([
  ['body{color:red}', 'body'],
  ['*{margin:0}', '*'],
  [':root{--space-2:0}', ':root'],
  ['.card-a1B2c3,h1{color:red}', 'h1'],
  ['body:has(.card-a1B2c3){overflow:hidden}', 'body:has(.card-a1B2c3)'],
  ['div:not(.card-a1B2c3){color:red}', 'div:not(.card-a1B2c3)'],
  ['.card-a1B2c3~footer{display:none}', '.card-a1B2c3~footer'],
  ['.card{color:red}', '.card'],
  ['[data-card]{color:red}', '[data-card]'],
  ['[data-mf-cart-line]{color:red}', '[data-mf-cart-line]'],
  [':not([data-mf-menu-card]){color:red}', ':not([data-mf-menu-card])'],
  ['.button-Ab12_d{color:red}', '.button-Ab12_d'],
  ['@media print{main{display:none}}', 'main'],
  ['@font-face{font-family:x;src:url(x)}', '@font-face'],
  ['@import "x.css";', '@import'],
  ['@property --space-2{syntax:"*";inherits:true}', '@property'],
  ['@keyframes rise{from{opacity:0}}', 'rise'],
  ['@import "x.css"', '@import "x.css"'],
  [':is(.card-a1B2c3,h1){color:red}', ':is(.card-a1B2c3,h1)'],
  [':is(.card-a1B2c3~footer){color:red}', ':is(.card-a1B2c3~footer)'],
  ['div:has(:not(:is(.card-a1B2c3))){color:red}', 'div:has(:not(:is(.card-a1B2c3)))'],
  ['[title="[data-mf-menu-card]"]{color:red}', '[title="[data-mf-menu-card]"]'],
  ['--x:{} body{color:red}', '--x:'],
  [':is(){color:red}', ':is()'],
  [':is{color:red}', ':is'],
  ['li:nth-child(2){color:red}', 'li:nth-child(2)'],
  ['.card-a1B2c3, h1 {color:red}', 'css, h1 reaches'],
  ['::{color:red}', ':: reaches'],
  ['.card-a1B2c3{color:red', 'line 1 cannot be parsed: Unclosed block'],
])('reaches out: %s', async (sheet, what) => {
  const found = await findings(sheet);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`mf-menu: in page.css, ${what.startsWith('@') ? what : ''}`);
  expect(found[0]).toContain(what);
});
