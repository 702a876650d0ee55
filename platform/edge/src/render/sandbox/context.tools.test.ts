import { HELPERS, openUnlimited } from '../../testing/unlimited-realm';

/*
 * The realm alone: neither the engine of its process nor the operating system limits anything, so that
 * one object of the process in the hands of a script would be enough.
 */

/** What a hostile build tries; each returns the values that it gets hold of. */
const ATTACKS: Readonly<Record<string, string>> = {
  'imports, written in every way that compiles to one': `
    return Promise.all([
      import('node:fs'), import /* a */ ('node:fs'), import // a
      ('node:fs'), import
      ('node:fs'), [...import('node:fs').then ? [] : []],
    ].map((it) => Promise.resolve(it).catch((error) => error)));`,
  'an import behind an HTML comment': `
    return [import<!-- a
    ('node:fs').catch((error) => seen.push(error))];`,
  'the promise of an import': `const it = import('node:fs'); it.catch(() => 0); return [it, it.then, it.constructor];`,
  'a stack of an error whose name is a symbol': `
    const error = new Error('a');
    error.name = Symbol('b');
    return [thrownBy(() => error.stack), error.stack];`,
  'a stack that is written at the end of the stack': `
    const errors = Array.from({ length: 2000 }, () => new Error('a'));
    return atEachDepth(() => errors.pop()?.stack);`,
  'call sites': `
    let given = [];
    Error.prepareStackTrace = (...of) => { given = of; return ''; };
    Error.stackTraceLimit = 100;
    Error.captureStackTrace({});
    const { stack } = new Error('a');
    return [given, stack, ...(given[1] ?? []).flatMap((site) => [site, site.getThis(), site.getFunction()])];`,
  'another Error for the process to ask': `
    const real = globalThis.Error;
    let given = [];
    globalThis.Error = { prepareStackTrace: (...of) => { given = of; return ''; } };
    new real('a').stack;
    globalThis.Error = undefined;
    const thrown = thrownBy(() => new real('b').stack);
    globalThis.Error = real;
    return [thrown, ...given];`,
  'rejections at the end of the stack': `
    return atEachDepth(() => { Promise.reject(new Error('a')); });`,
  'code from text at the end of the stack': `
    return atEachDepth(() => (0, eval)('1'));`,
  'code from text': `
    return [
      () => eval('1'), () => new Function('1'), () => (async () => {}).constructor('1'),
      () => (function* () {}).constructor('1'), () => setTimeout('globalThis.ran = 1', 0),
    ].map(thrownBy);`,
  'compiled bytes': 'return [globalThis.WebAssembly];',
  'the console': `return [console, console.log, console.log('a'), globalThis.console.constructor];`,
  'the callers of its functions': `
    function sloppy() { return [sloppy.caller, arguments.callee.caller]; }
    const callers = sloppy();
    try { for (let of = callers[0]; of; of = of.caller) callers.push(of); } catch (error) { callers.push(error); }
    return callers;`,
  'a getter on the global object': `
    let self;
    Object.defineProperty(globalThis, 'mine', { get() { self = this; return this; }, configurable: true });
    const values = [globalThis.mine, self, globalThis.mine?.constructor];
    delete globalThis.mine;
    return values;`,
  'what it is given': `
    const values = [];
    for (const name of Object.getOwnPropertyNames(globalThis)) values.push(globalThis[name]);
    const { signal } = new AbortController();
    const reader = new ReadableStream().getReader();
    const bytes = new TextEncoder().encode('a');
    values.push(signal, reader, reader.closed, reader.closed.then, bytes, bytes.buffer);
    values.push(new URL('http://a.b'), new URLSearchParams('a=b').keys(), thrownBy(() => new URL('nowhere')));
    values.push(thrownBy(() => storefrontHost.run('/etc/hosts')), setTimeout(() => 0, 1e99));
    return values;`,
  'what a warning of Node reads, by the prototype of what it is given': `
    const { prototype } = URL;
    for (let of = prototype; of !== null; of = Object.getPrototypeOf(of))
      Object.defineProperty(of, 'traceProcessWarnings', { get() { seen.push(this); }, configurable: true });
    setTimeout(() => 0, 1e99);
    await new Promise((done) => setTimeout(done, 50));
    return [];`,
  'the objects that the process reads': `
    const read = { get() { seen.push(this); }, configurable: true };
    for (const name of ['then', 'toJSON', 'name', 'message', 'stack', 'error', 'waitMs', 'valueOf', 'value'])
      Object.defineProperty(Object.prototype, name, read);
    return [];`,
};

/** What a hostile build leaves behind: what is given to it later is in \`seen\` at the next render. */
const TRAPS: Readonly<Record<string, string>> = {
  'a rejection that describes itself': `
    const trap = { [Symbol.for('nodejs.util.inspect.custom')]: (...of) => { seen.push(...of); return 'a'; } };
    Promise.reject(trap);
    Promise.reject(new Proxy(new Error('a'), { get: (of, name, on) => { seen.push(on); return of[name]; } }));`,
  'a timer that throws what describes itself': `
    const describe = (...of) => { seen.push(...of); return 'a'; };
    setTimeout(() => { throw { [Symbol.for('nodejs.util.inspect.custom')]: describe }; }, 0);`,
  'a promise that is a proxy': `
    const promise = Promise.reject(1);
    const get = (of, name, on) => { seen.push(of, on); return of[name]; };
    Object.setPrototypeOf(promise, new Proxy(Promise.prototype, { get }));`,
  'an object that is collected': `
    globalThis.registry = new FinalizationRegistry((held) => seen.push(held, new Error('a').stack));
    for (let at = 0; at < 1000; at += 1) registry.register({}, {});`,
};

const realms: { close(): void }[] = [];
afterEach(() => {
  for (const realm of realms.splice(0)) realm.close();
});

async function opened(server: string) {
  const realm = await openUnlimited(server);
  realms.push(realm);
  return realm.render;
}

const serverOf = (bodies: Readonly<Record<string, string>>): string => {
  const entries = Object.entries(bodies).map(
    ([name, body]) => `${JSON.stringify(name)}: async () => { ${body} }`,
  );
  return `
    ${HELPERS}
    const does = { ${entries.join(',\n')} };
    globalThis.storefrontServer = {
      render: async (json) => {
        const { name } = JSON.parse(json);
        const values = (await does[name]()) ?? [];
        const html = [...values, ...seen].filter(reaches).length + ' of ' + values.length;
        return JSON.stringify({ html, tag: 'en', theme: {} });
      },
    };`;
};

test.each(Object.keys(ATTACKS))('a script gets no object of the process by %s', async (name) => {
  const render = await opened(serverOf(ATTACKS));
  await expect(render({ name })).resolves.toEqual({
    result: expect.objectContaining({ html: expect.stringMatching(/^0 of \d+$/) }),
  });
});

/** Collects garbage, and lets the process do what it does between renders. */
const REST = `
  for (let at = 0; at < 200; at += 1) globalThis.garbage = new Array(100_000).fill(at);
  await new Promise((done) => setTimeout(done, 50));
  return [];`;

test.each(Object.keys(TRAPS))('the process passes nothing of it to %s', async (name) => {
  const render = await opened(serverOf({ ...TRAPS, rest: REST }));
  await render({ name });
  await expect(render({ name: 'rest' })).resolves.toEqual({
    result: expect.objectContaining({ html: '0 of 0' }),
  });
});

test('an error that no render waits for ends the process without a report', async () => {
  const render = await opened(
    serverOf({
      leave: `
        globalThis.registry = new FinalizationRegistry(() => { throw {}; });
        registry.register({}, 1);`,
      rest: REST,
    }),
  );
  await render({ name: 'leave' });
  await render({ name: 'rest' });
  await expect(render({ name: 'rest' })).resolves.toEqual({ ended: 1 });
});
