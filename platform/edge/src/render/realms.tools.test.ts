import { aRenderedBuild, aServerScript } from '../testing/a-rendered-build';
import type { RenderedComposition } from './realm-files';
import { RenderFailure } from './render-failure';
import { createRealms, type Realms } from './realms';

const open: Realms[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((realms) => realms.close()));
});

/** Realms whose renders are of one restaurant, unless another is named. */
const realmsOf = (options: Parameters<typeof createRealms>[0]) => {
  const realms = createRealms({ ...options, limits: { memoryMb: 96, ...options.limits } });
  open.push(realms);
  return {
    ...realms,
    render: (
      rendered: RenderedComposition,
      requestJson: string,
      restaurant = 'bella',
      data: Parameters<Realms['render']>[0]['data'] = null,
    ) => realms.render({ rendered, restaurant, requestJson, data }),
  };
};

const request = (fields: object = {}): string =>
  JSON.stringify({
    pages: ['mf-menu/home'],
    path: '/bella',
    config: { mediaBase: '/media' },
    ...fields,
  });
const HELLO = aServerScript('return `<p class="hello">${request.text}</p>`;');

describe('a realm', () => {
  test('renders with the scripts of its composition, and returns the rules of its elements', async () => {
    const css = '.hello{margin:0}.other{margin:1px}\n/*# sourceMappingURL=main.css.map*/';
    const { rendered, read } = aRenderedBuild(HELLO, { css });
    const realms = realmsOf({ read });
    expect(realms.isWarm(rendered)).toBe(false);
    await expect(realms.render(rendered, request({ text: 'Hi' }))).resolves.toEqual({
      html: '<p class="hello">Hi</p>',
      style: '.hello{margin:0}:root:root{--color-brand:#c00}',
      tag: 'en',
      look: '',
      fonts: [],
    });
    expect(realms.isWarm(rendered)).toBe(true);
    // the pages of its composition only
    await expect(
      realms.render(rendered, request({ pages: ['mf-menu/other'] })),
    ).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('mf-menu/other'),
    });
  });

  test('leaves out a style that would end its rule', async () => {
    const { rendered, read } = aRenderedBuild(
      aServerScript('return `<p style="margin:0}</style><script>1</script>">x</p>`;'),
    );
    await expect(realmsOf({ read }).render(rendered, request())).resolves.toMatchObject({
      html: '<p>x</p>',
    });
  });

  test('refuses a screen of many megabytes', async () => {
    const { rendered, read } = aRenderedBuild(aServerScript("return '<p></p>'.repeat(1e6);"));
    await expect(realmsOf({ read }).render(rendered, request())).rejects.toMatchObject({
      reason: 'failed',
      message: 'the answer of the realm is no screen',
    });
  });

  test('renders again once the data of the restaurant can be read, however often it could not', async () => {
    const { rendered, read } = aRenderedBuild(aServerScript('return request.wire.name;'));
    const realms = realmsOf({ read });
    const noAnswer = async () => {
      throw new RenderFailure('no-answer', 'the API answered with 503');
    };
    for (let attempt = 0; attempt < 6; attempt += 1)
      await expect(
        realms.render(rendered, request(), 'bella', { key: 'bella 1', readJson: noAnswer }),
      ).rejects.toMatchObject({ reason: 'no-answer' });
    const readJson = async () => '{"name":"Bella"}';
    await expect(
      realms.render(rendered, request(), 'bella', { key: 'bella 1', readJson }),
    ).resolves.toMatchObject({ html: 'Bella' });
  });

  test('a render without end is ended at the deadline, a later one than that for the first of a process', async () => {
    const server = aServerScript(`
      while (request.loop) {}
      const end = Date.now() + (request.busyMs ?? 0);
      while (Date.now() < end) {}
      return "done";
    `);
    const { rendered, read } = aRenderedBuild(server);
    const realms = realmsOf({ read, limits: { firstDeadlineMs: 20_000, deadlineMs: 300 } });
    const slow = request({ busyMs: 600 });
    const late = { reason: 'deadline', message: 'no screen after 300 ms' };
    await expect(realms.render(rendered, slow)).resolves.toMatchObject({ html: 'done' });
    await expect(realms.render(rendered, request({ loop: true }))).rejects.toMatchObject(late);
    expect(realms.isWarm(rendered)).toBe(false);
    await expect(realms.render(rendered, slow)).resolves.toMatchObject({ html: 'done' });
    await expect(realms.render(rendered, slow)).rejects.toMatchObject(late);
  });

  test('a first render without end is ended, too', async () => {
    const { rendered, read } = aRenderedBuild(aServerScript('while (true) {}'));
    const realms = realmsOf({ read, limits: { firstDeadlineMs: 2000 } });
    await expect(realms.render(rendered, request())).rejects.toMatchObject({
      reason: 'deadline',
      message: 'no screen after 2000 ms',
    });
  });

  test('a render that exhausts the memory ends its process alone', async () => {
    const server = aServerScript(`
      const all = [];
      while (request.all) all.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
      return "done";
    `);
    const { rendered, read } = aRenderedBuild(server);
    const realms = realmsOf({ read, limits: { firstDeadlineMs: 60_000 } });
    await expect(realms.render(rendered, request({ all: true }))).rejects.toMatchObject({
      reason: 'memory',
    });
    await expect(realms.render(rendered, request())).resolves.toMatchObject({ html: 'done' });
  });
});

describe('a script of a realm', () => {
  /** HTML that must not be in a page. */
  const WRITTEN: Readonly<Record<string, string>> = {
    'writes a script': '<script>alert(1)</script>',
    'writes a handler': '<p onclick="go()">x</p>',
    'writes a meta refresh': '<meta http-equiv=refresh content="0;url=//evil.example">',
    'writes a base': '<base href="https://evil.example/">',
    'writes a form to another site': '<form action="https://evil.example/"></form>',
    'writes an object': '<object data="/x"></object>',
    'writes an embed': '<embed src="/x">',
    'writes an import of another site': '<link rel="import" href="https://evil.example/">',
    'writes a preload of another site':
      '<link rel="preload" as="script" href="https://evil.example/">',
    'writes the end of its container': '</div><p>x</p>',
  };
  /** What one server script does, by the text in the request. */
  const BODIES: Readonly<Record<string, string>> = {
    'runs a script of the composition and one outside': `
      storefrontHost.run('/builds/mf-menu/a/main.js');
      let refused = '';
      try { storefrontHost.run('/etc/hostname'); } catch (error) { refused = error.name; }
      return globalThis.dish + ' ' + refused;`,
    throws: 'throw new Error("broken");',
    'reads a member of a window that is missing': 'return window.innerWidth;',
    ...Object.fromEntries(
      Object.entries(WRITTEN).map(([what, html]) => [what, `return ${JSON.stringify(html)};`]),
    ),
    'requests the network': 'return await fetch("http://localhost");',
    'imports a module of Node': 'return (await import("node:fs")).readFileSync("/etc/hosts");',
    'compiles text': 'return new Function("return 1")();',
    'waits for what never happens': 'await new Promise(() => undefined);',
  };
  const does = Object.entries(BODIES).map(
    ([what, body]) => `${JSON.stringify(what)}: async () => { ${body} }`,
  );
  const { rendered, read } = aRenderedBuild(
    aServerScript(`const does = { ${does.join()} }; return does[request.what]();`),
    { remote: 'globalThis.dish = "Pizza";' },
  );
  let hours = 0;
  /** An hour passes between renders, so that none is refused for the failures before. */
  const realms = createRealms({
    read,
    limits: { memoryMb: 96 },
    now: () => (hours += 1) * 3_600_000,
  });
  afterAll(() => realms.close());
  const render = (what: string) =>
    realms.render({ rendered, restaurant: 'bella', requestJson: request({ what }) });

  test('runs the script of a remote, and no script outside of the composition', async () => {
    const { html } = await render('runs a script of the composition and one outside');
    expect(html).toBe('Pizza RealmError');
  });

  test.each([
    ['throws', /broken/],
    ['reads a member of a window that is missing', /window/],
    ['writes a script', /refused: <script>/],
    ['writes a handler', /refused: <p> has onclick/],
    ['writes a meta refresh', /refused: <meta>/],
    ['writes a base', /refused: <base>/],
    ['writes a form to another site', /refused: <form> with this action/],
    ['writes an object', /refused: <object>/],
    ['writes an embed', /refused: <embed>/],
    ['writes an import of another site', /refused: <link>/],
    ['writes a preload of another site', /refused: <link>/],
    ['writes the end of its container', /refused: <\/div>/],
    ['requests the network', /fetch/],
    ['imports a module of Node', /./],
    ['compiles text', /Code generation/],
    ['waits for what never happens', /waits for what cannot happen/],
  ])('that %s makes the render fail', async (what, message) => {
    await expect(render(what)).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringMatching(message) as string,
    });
  });
});

describe('realms of compositions', () => {
  test('a shell without a server script is not supported', async () => {
    const { rendered, read } = aRenderedBuild(HELLO);
    const { shell, ...records } = rendered.records;
    const { server: _, ...older } = shell!;
    await expect(
      realmsOf({ read }).render({ ...rendered, records: { ...records, shell: older } }, request()),
    ).rejects.toMatchObject({ reason: 'unsupported' });
  });

  test('failures in a row refuse renders for a minute, of one restaurant or of all (circuit breaker)', async () => {
    const { rendered, read } = aRenderedBuild(
      aServerScript(`
        if (request.bad) throw 1;
        if (request.unreadable) throw Object.assign(new Error('bad'), { name: 'UnreadableDataError' });
        return '';
      `),
    );
    let now = 0;
    const realms = realmsOf({ read, now: () => now });
    const reasonOf = (fields: object, restaurant?: string): Promise<unknown> =>
      realms.render(rendered, request(fields), restaurant).then(
        () => 'rendered',
        ({ reason }: { reason: string }) => reason,
      );
    const bad = { bad: true };
    expect([await reasonOf(bad), await reasonOf(bad), await reasonOf(bad)]).toEqual(
      Array(3).fill('failed'),
    );
    expect(await reasonOf({})).toBe('backing-off');
    now = 60_000;
    expect(await reasonOf({})).toBe('rendered');

    // data that violates the contract stops its own restaurant alone
    for (const restaurant of ['a', 'b', 'c', 'd'])
      for (const reason of ['unreadable', 'unreadable', 'unreadable', 'backing-off'])
        expect(await reasonOf({ unreadable: true }, restaurant)).toBe(reason);
    expect(await reasonOf({}, 'other')).toBe('rendered');

    // failures of three restaurants are the realm's
    for (const restaurant of ['e', 'f', 'g'])
      expect(await reasonOf(bad, restaurant)).toBe('failed');
    expect(await reasonOf({}, 'other')).toBe('backing-off');
  });

  test('compositions and arms with the same builds share a realm', async () => {
    const { rendered, read } = aRenderedBuild(HELLO);
    const realms = realmsOf({ read, most: 1 });
    await realms.render(rendered, request());
    const { composition, records, route } = rendered;
    const arm = {
      records,
      route,
      composition: {
        ...composition,
        hash: 'arm',
        remotes: {
          ...composition.remotes,
          'mf-cart': { ...composition.remotes['mf-menu']!, base: '/builds/mf-cart/b/' },
        },
      },
    };
    expect(realms.isWarm(arm)).toBe(true);
    const other = {
      ...arm,
      composition: {
        ...composition,
        remotes: { 'mf-menu': { ...composition.remotes['mf-menu']!, base: '/builds/mf-menu/b/' } },
      },
    };
    expect(realms.isWarm(other)).toBe(false);
  });

  test('a file that differs from its record is not run; once it is repaired, it is', async () => {
    const { rendered, files, read } = aRenderedBuild(HELLO);
    const file = '/builds/mf-menu/a/main.js';
    const text = files.get(file)!;
    files.set(file, 'globalThis.altered = true;');
    const realms = realmsOf({ read });
    await expect(realms.render(rendered, request())).rejects.toMatchObject({ reason: 'altered' });
    files.set(file, text);
    await expect(realms.render(rendered, request({ text: 'Hi' }))).resolves.toMatchObject({
      html: '<p class="hello">Hi</p>',
    });
  });

  test('renders that wait for a closed realm start no process', async () => {
    const { rendered, read } = aRenderedBuild(
      aServerScript('while (request.loop) {} return "done";'),
    );
    const realms = realmsOf({ read });
    await realms.render(rendered, request());
    const running = realms.render(rendered, request({ loop: true }));
    const waiting = realms.render(rendered, request());
    await realms.close();
    await expect(running).rejects.toMatchObject({ reason: 'failed' });
    await expect(waiting).rejects.toMatchObject({ reason: 'busy' });
  });

  test('a remote that fails does not stop the pages of another one', async () => {
    const server = aServerScript(`
      if (request.pages[0] === 'mf-menu/home') return window.innerWidth.toFixed();
      return 'Cart';
    `);
    const { rendered: menu, read } = aRenderedBuild(server);
    const { composition, records } = menu;
    const cart = {
      composition: {
        ...composition,
        remotes: { ...composition.remotes, 'mf-cart': composition.remotes['mf-menu']! },
      },
      records: { ...records, 'mf-cart': records['mf-menu']! },
      route: { path: 'shopping-cart', pages: [{ remote: 'mf-cart', page: 'home' }] },
    };
    const realms = realmsOf({ read });
    for (const reason of ['failed', 'failed', 'failed', 'backing-off'])
      await expect(realms.render(menu, request())).rejects.toMatchObject({ reason });
    await expect(realms.render(cart, request({ pages: ['mf-cart/home'] }))).resolves.toMatchObject({
      html: 'Cart',
    });
  });

  test('the least recently used one is closed when there are too many', async () => {
    const [first, second] = [
      aRenderedBuild(HELLO, { hash: 'a' }),
      aRenderedBuild(HELLO, { hash: 'b' }),
    ];
    const read = async (path: string) => (await first.read(path)) ?? second.read(path);
    const realms = realmsOf({ read, most: 1 });
    await realms.render(first.rendered, request());
    await realms.render(second.rendered, request());
    expect(realms.isWarm(first.rendered)).toBe(false);
    expect(realms.isWarm(second.rendered)).toBe(true);
  });
});

describe('a realm that is prepared before a visitor needs it', () => {
  const COUNTS = `,
    prepared: 0,
    prepare: async (json) => {
      if (JSON.parse(json).path === '/fails') throw new Error('no page');
      globalThis.storefrontServer.prepared += 1;
    }`;
  const ready = aServerScript('return `${globalThis.storefrontServer.prepared}`;', COUNTS);

  test('is warm, once, and its process renders', async () => {
    const { rendered, read } = aRenderedBuild(ready);
    const realms = realmsOf({ read });
    await realms.prepare({ rendered, requestJson: request() });
    expect(realms.isWarm(rendered)).toBe(true);
    await realms.prepare({ rendered, requestJson: request() });
    await expect(realms.render(rendered, request())).resolves.toMatchObject({ html: '1' });
  });

  test('does not delay the render of a visitor that has opened it', async () => {
    const { rendered, read } = aRenderedBuild(ready);
    const realms = realmsOf({ read });
    const rendering = realms.render(rendered, request());
    await realms.prepare({ rendered, requestJson: request() });
    await expect(rendering).resolves.toMatchObject({ html: '0' });
  });

  test('stays cold when its shell cannot, or fails; then the next visit opens it', async () => {
    const earlier = aRenderedBuild(HELLO);
    const realms = realmsOf({ read: earlier.read });
    await realms.prepare({ rendered: earlier.rendered, requestJson: request() });
    expect(realms.isWarm(earlier.rendered)).toBe(false);

    const { rendered, read } = aRenderedBuild(ready);
    const failing = realmsOf({ read });
    const requestJson = request({ path: '/fails' });
    await expect(failing.prepare({ rendered, requestJson })).rejects.toThrow('no page');
    expect(failing.isWarm(rendered)).toBe(false);
    await expect(failing.render(rendered, request())).resolves.toMatchObject({ html: '0' });
  });

  test('ends without a failure when the realms are closed, and no other one is opened then', async () => {
    const [first, next] = [aRenderedBuild(ready), aRenderedBuild(ready, { hash: 'b' })];
    const read = jest.fn(async (path: string) => (await first.read(path)) ?? next.read(path));
    const realms = realmsOf({ read });
    const preparing = realms.prepare({ rendered: first.rendered, requestJson: request() });
    await realms.close();
    await expect(preparing).resolves.toBeUndefined();
    read.mockClear();
    await realms.prepare({ rendered: next.rendered, requestJson: request() });
    expect(read).not.toHaveBeenCalled();
    await expect(realms.render(next.rendered, request())).rejects.toMatchObject({ reason: 'busy' });
  });

  test('closes no realm that renders', async () => {
    const [used, other] = [aRenderedBuild(ready), aRenderedBuild(ready, { hash: 'b' })];
    const realms = realmsOf({
      read: async (path) => (await used.read(path)) ?? other.read(path),
      most: 1,
    });
    await realms.render(used.rendered, request());
    await realms.prepare({ rendered: other.rendered, requestJson: request() });
    expect([realms.isWarm(used.rendered), realms.isWarm(other.rendered)]).toEqual([true, false]);
  });
});
