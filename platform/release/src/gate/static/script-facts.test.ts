import { scriptFacts } from './script-facts';

const facts = (source: string) => scriptFacts(Buffer.from(source));

test.each([
  'eval("1")',
  'window.eval(a)',
  '(0,eval)(a)',
  'globalThis["eval"](a)',
  'const e=eval;e(a)',
  'new Function("return 1")',
  'Function("a",b)()',
  'self.Function(a)',
  'const F=Function;new F(a)',
  '[].constructor.constructor("return 1")()',
  'setTimeout("run()",1)',
  'window.setInterval(`run(${a})`,1)',
  'setTimeout("run("+a+")",1)',
  'node.setAttribute("onclick",a)',
  'node.innerHTML=\'<img src=x onerror="run()">\'',
  'node.innerHTML=`<b onclick=run(${a})>x</b>`',
  'link.href="javascript:run()"',
  'jsx("a",{href:"javascript:run()"})',
  'node.setAttribute("href","javascript:run()")',
  'a=\'<a href="javascript:run()">\'',
  'a.b?.constructor.constructor("return 1")()',
  'setTimeout(a+"()",1)',
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
  'sum.eval(1)',
  'a instanceof Function',
  'Function.prototype.call(a)',
  'setTimeout(()=>run(),1)',
  'setTimeout(run,1)',
  'text="Never paste javascript: addresses, or eval(code)"',
  'node.setAttribute("aria-label",a)',
  'if("javascript:"===url.protocol)refuse()',
  'a="1 < b once = 2"',
  'globalThis||Function("return this")()',
  'node.setAttribute("oninput","return;")',
  'node.addEventListener("click",run)',
  'setTimeout(a-"1",1)',
  'setTimeout(a+b,1)',
  'setTimeout(0,1)',
  '(eval,run)(a)',
  '(eval||run)(a)',
  'window[eval](a)',
  'window[name]("a")',
  'globalThis["run"](a)',
  'a.constructor.run("return 1")',
  'a.prototype.constructor("return 1")',
  'a.run.constructor("return 1")',
  'a.constructor("return 1")',
  'node.getAttribute("onclick")',
  'node.removeAttribute("onclick",a)',
  'setAttribute("onclick",a)',
  'node.setAttribute(onclick,a)',
  'node.setAttribute("title","javascript:run()")',
  'node.setAttribute("href","/menu")',
  'node.setAttribute("href",a)',
  'node.getAttribute("href","javascript:run()")',
  'a={title:"javascript:run()"}',
  'a={href:b}',
  'a={["href"]:"javascript:run()"}',
  'a={href:"/menu"}',
  'a.title="javascript:run()"',
  'a.href="/menu"',
  'if(a.href==="javascript:run()")b()',
  'let a;a={}',
  'const a=evaluate',
  'const isSame=a===eval',
  'setTimeout()',
  'node.setAttribute("href")',
  'node.setAttribute("title","")',
  'new Date',
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
