import { aBuild, aShell } from '@storefront/compositions/testing';
import { scriptFacts } from './script-facts';
import type { Candidate } from '../candidate';
import { noCopies, noEval } from '../checks';
import { styles } from './styles';

describe('facts of a script', () => {
  const facts = (source: string) => scriptFacts(Buffer.from(source));

  test.each([
    'window.eval(a)',
    '(0,eval)(a)',
    'globalThis["eval"](a)',
    'const e=eval;e(a)',
    'new Function("return 1")',
    'Function("a",b)()',
    '[].constructor.constructor("return 1")()',
    'setTimeout("run()",1)',
    'setTimeout("run("+a+")",1)',
    'node.setAttribute("onclick",a)',
    'node.innerHTML=\'<img src=x onerror="run()">\'',
    'node.innerHTML=`<b onclick=run(${a})>x</b>`',
    'jsx("a",{href:"javascript:run()"})',
    'node.setAttribute("href","javascript:run()")',
    'a=\'<a href="javascript:run()">\'',
    'setTimeout("a"+b+c,1)',
    'parent["Function"]("a")',
    'Function("return this","a")',
    'Function(a)',
    'node.setAttribute("onclick","return run()")',
    'a={"href":"javascript:run()"}',
    'new Function',
  ])('makes code from text: %s', (source) => expect(facts(source).codeFromText).toHaveLength(1));

  test.each([
    'const evaluate=(a)=>a;evaluate(1)',
    'a instanceof Function',
    'Function.prototype.call(a)',
    'setTimeout(run,1)',
    'text="Never paste javascript: addresses, or eval(code)"',
    'node.setAttribute("aria-label",a)',
    'if("javascript:"===url.protocol)refuse()',
    'a="1 < b once = 2"',
    'globalThis||Function("return this")()',
    'node.setAttribute("oninput","return;")',
    'setTimeout(a-"1",1)',
    'setTimeout(a+b,1)',
    'setTimeout(0,1)',
    '(eval,run)(a)',
    'window[eval](a)',
    'window[name]("a")',
    'globalThis["run"](a)',
    'a.constructor.run("return 1")',
    'a.run.constructor("return 1")',
    'a.constructor("return 1")',
    'node.getAttribute("onclick")',
    'setAttribute("onclick",a)',
    'node.setAttribute(onclick,a)',
    'node.setAttribute("title","javascript:run()")',
    'node.setAttribute("href","/menu")',
    'node.getAttribute("href","javascript:run()")',
    'a={title:"javascript:run()"}',
    'a={["href"]:"javascript:run()"}',
    'a={href:"/menu"}',
    'a.title="javascript:run()"',
    'if(a.href==="javascript:run()")b()',
    'let a;a={}',
    'const isSame=a===eval',
    'setTimeout()',
    'node.setAttribute("href")',
  ])('makes no code from text: %s', (source) => expect(facts(source).codeFromText).toEqual([]));

  test('the mark of a package that must live once is found, however it was minified', () => {
    expect(facts('(globalThis.__storefrontCopies??=[]).push(["react","mf-menu"])').copies).toEqual([
      'react',
    ]);
    expect(
      facts(
        '(globalThis.__storefrontCopies||(globalThis.__storefrontCopies=[])).push(["effector","mf-menu"])',
      ).copies,
    ).toEqual(['effector']);
  });

  test('a mark of something else is a shared package; other calls and names are no mark', () => {
    const copies = (source: string) => facts(source).copies;
    expect(copies('globalThis.__storefrontCopies.push([a])')).toEqual(['a shared package']);
    expect(copies('globalThis.__storefrontCopies.push("react")')).toEqual(['a shared package']);
    expect(copies('globalThis.__storefrontCopies.push()')).toEqual(['a shared package']);
    expect(copies('globalThis.__storefrontCopies.list.push(["react"])')).toEqual(['react']);
    for (const source of [
      'globalThis.otherCopies.push(["react","mf-menu"])',
      'push(["react","mf-menu"])',
      '(a??b.__storefrontCopies).push(["react"])',
      'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE+b',
      'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE===b',
    ])
      expect([source, ...copies(source)]).toEqual([source]);
  });

  test('an element of Preact has all of its keys; an object that spreads another has no name there', () => {
    const copies = (source: string) => facts(source).copies;
    expect(copies('a={...b,__k:1,__e:1,__c:1,constructor:c}')).toEqual(['preact']);
    expect(copies('a={...b,constructor:c,__k:1}')).toEqual([]);
    expect(copies('a={["__k"]:1,__e:1,__c:1,constructor:c}')).toEqual([]);
  });

  test('React is known without a mark; using what the shell gives is no copy', () => {
    expect(
      facts('t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}').copies,
    ).toEqual(['react']);
    expect(
      facts('var a=r(1).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE').copies,
    ).toEqual([]);
  });
});

describe('copies of shared packages', () => {
  const file = (path: string) => ({ path, size: 1, integrity: `sha384-${'A'.repeat(64)}` });
  const candidate = (sources: Record<string, string>): Candidate => ({
    composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
    shell: aShell([], { files: [file('shell.js'), file('shell.css')] }),
    remotes: [
      aBuild('mf-menu', [], { files: [file('page.js'), file('page.css'), file('gone.js')] }),
    ],
    served: new Map(),
    bytes: async (_, path) => (sources[path] === undefined ? null : Buffer.from(sources[path])),
  });
  const MARKED = '(globalThis.__storefrontCopies??=[]).push(["react","mf-menu"])';

  test('a copy in a script of a remote is found; the shell has the packages itself', async () => {
    expect(await noCopies.run(candidate({ 'page.js': MARKED, 'page.css': MARKED }))).toEqual([
      'mf-menu: page.js carries a copy of react',
    ]);
    expect(await noCopies.run(candidate({ 'shell.js': MARKED, 'page.js': 'run()' }))).toEqual([]);
  });

  test.each([
    ['e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={}', 'react'],
    ['a={type:t,__k:null,__:null,__e:null,__c:null,constructor:void 0}', 'preact'],
    ['e=["addResourceBundle","removeResourceBundle"]', 'i18next'],
    ['fail("unit call from pure function, use operators")', 'effector'],
  ])('%s is a copy of %s', async (script, name) =>
    expect(await noCopies.run(candidate({ 'page.js': script }))).toEqual([
      `mf-menu: page.js carries a copy of ${name}`,
    ]),
  );

  test('of an adopted build the entry may have code for Node, its pages not', async () => {
    const files = [file('entry.js'), file('page.js')];
    const sources = candidate({ 'entry.js': 'eval("require")', 'page.js': 'eval(a)' });
    const found = (adopted: object) =>
      noEval.run({ ...sources, remotes: [aBuild('mf-menu', [], { files, ...adopted })] });
    expect(await found({ adopted: true })).toEqual(['mf-menu: page.js calls eval']);
    expect(await found({})).toHaveLength(2);
  });

  test('files that are not in the store are left to the check of the integrity', async () => {
    expect(await noCopies.run(candidate({}))).toEqual([]);
    expect(await noEval.run(candidate({}))).toEqual([]);
    expect(await styles.run(candidate({}))).toEqual([]);
  });

  test('a syntax error in the styles of the shell is found', async () =>
    expect(await styles.run(candidate({ 'shell.css': '.a{color:red' }))).toEqual([
      'shell: in shell.css, line 1 cannot be parsed: Unclosed block',
    ]));

  test('a selector of the shell that cannot be parsed has no classes', async () =>
    expect(await styles.run(candidate({ 'shell.css': '::{color:red}' }))).toEqual([]));

  test('an at-rule for the whole page is named without its block', async () => {
    const sheet = '@font-face{src:url(x)}@import "x.css";';
    expect(await styles.run(candidate({ 'page.css': sheet }))).toEqual([
      'mf-menu: in page.css, @font-face holds for the whole page',
      'mf-menu: in page.css, @import "x.css" holds for the whole page',
    ]);
  });
});

describe('styles', () => {
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
    ':-webkit-any(.card-a1B2c3){color:red}',
  ])('stays inside: %s', async (sheet) => expect(await findings(sheet)).toEqual([]));

  test.each([
    ['body{color:red}', 'body'],
    [':root{--space-2:0}', ':root'],
    ['.card-a1B2c3,h1{color:red}', 'h1'],
    ['body:has(.card-a1B2c3){overflow:hidden}', 'body:has(.card-a1B2c3)'],
    ['div:not(.card-a1B2c3){color:red}', 'div:not(.card-a1B2c3)'],
    ['.card-a1B2c3~footer{display:none}', '.card-a1B2c3~footer'],
    ['.card{color:red}', '.card'],
    ['[data-mf-cart-line]{color:red}', '[data-mf-cart-line]'],
    [':not([data-mf-menu-card]){color:red}', ':not([data-mf-menu-card])'],
    ['.button-Ab12_d{color:red}', '.button-Ab12_d'],
    ['@media print{main{display:none}}', 'main'],
    ['@font-face{font-family:x;src:url(x)}', '@font-face'],
    ['@import "x.css";', '@import'],
    ['@keyframes rise{from{opacity:0}}', 'rise'],
    ['@import "x.css"', '@import "x.css"'],
    [':is(.card-a1B2c3,h1){color:red}', ':is(.card-a1B2c3,h1)'],
    [':is(.card-a1B2c3~footer){color:red}', ':is(.card-a1B2c3~footer)'],
    ['div:has(:not(:is(.card-a1B2c3))){color:red}', 'div:has(:not(:is(.card-a1B2c3)))'],
    ['[title="[data-mf-menu-card]"]{color:red}', '[title="[data-mf-menu-card]"]'],
    ['--x:{} body{color:red}', '--x:'],
    [':is(){color:red}', ':is()'],
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
});
