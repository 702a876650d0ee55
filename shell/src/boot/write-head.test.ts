/** @jest-environment jsdom */
import { fetchAhead, writeHead } from './write-head';

const file = (name: string) => ({
  url: `/builds/shell/1.0.0-000000000001/${name}`,
  integrity: 'sha384-x',
});
const none = { scripts: [], styles: [] };
const inHead = (selector: string): HTMLElement[] => [
  ...document.head.querySelectorAll<HTMLElement>(selector),
];
const fire = (element: HTMLElement | undefined, event: 'load' | 'error') =>
  element?.dispatchEvent(new Event(event));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => document.head.replaceChildren());

test('a script that fails is requested once more, at an address that no cache holds, with the same hash', async () => {
  const { scripts } = writeHead(
    { start: { scripts: [file('a.js'), file('b.js')], styles: [] }, ahead: none },
    ['/builds/shell/'],
  );
  const [one, two] = inHead('script');
  fire(one, 'load');
  fire(two, 'error');
  await settled();
  const again = inHead('script')[2] as HTMLScriptElement;
  expect([new URL(again.src).search, again.integrity, again.crossOrigin]).toEqual([
    expect.stringMatching(/^\?retry=\d+$/),
    'sha384-x',
    'anonymous',
  ]);
  fire(again, 'load');
  expect(await scripts).toBe(true);
});

test('the second address differs with each load: a cache may have both answers of the load before, cut', async () => {
  const searches: string[] = [];
  for (const now of [1000, 2000]) {
    document.head.replaceChildren();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    writeHead({ start: { scripts: [file('a.js')], styles: [] }, ahead: none }, ['/builds/shell/']);
    fire(inHead('script')[0], 'error');
    await settled();
    searches.push(new URL((inHead('script')[1] as HTMLScriptElement).src).search);
  }
  jest.restoreAllMocks();
  expect(new Set(searches).size).toBe(2);
});

test('a script that fails twice has failed', async () => {
  const { scripts } = writeHead({ start: { scripts: [file('a.js')], styles: [] }, ahead: none }, [
    '/builds/shell/',
  ]);
  fire(inHead('script')[0], 'error');
  await settled();
  fire(inHead('script')[1], 'error');
  expect(await scripts).toBe(false);
  expect(inHead('script')).toHaveLength(2);
});

test('the first render waits for a style sheet that is requested twice, and no longer', async () => {
  const { styles } = writeHead({ start: { scripts: [], styles: [file('a.css')] }, ahead: none }, [
    '/builds/shell/',
  ]);
  let isSettled = false;
  void styles.then(() => (isSettled = true));
  fire(inHead('link')[0], 'error');
  await settled();
  expect(isSettled).toBe(false);
  fire(inHead('link')[1], 'error');
  await styles;
});

const four = () => ({
  start: { scripts: [file('a.js')], styles: [file('a.css')] },
  ahead: { scripts: [file('b.js')], styles: [file('b.css')] },
});

test('files are fetched ahead with the request modes of their use, at low priority, and not run', async () => {
  const end = fetchAhead(four());
  await settled();
  fire(inHead('link')[0], 'error');
  await settled();
  expect(end()).toEqual(none);
  const links = inHead('link') as HTMLLinkElement[];
  expect(links.map(({ href }) => new URL(href).pathname.split('/').at(-1))).toEqual([
    'a.js',
    'b.js',
    'a.css',
    'b.css',
  ]);
  for (const { rel, integrity, crossOrigin, fetchPriority } of links)
    expect([rel, integrity, crossOrigin, fetchPriority]).toEqual([
      'preload',
      'sha384-x',
      'anonymous',
      'low',
    ]);
  expect(inHead('script')).toEqual([]);
});

test('three files are fetched ahead at a time, after the task that began it', async () => {
  fetchAhead(four());
  expect(inHead('link')).toEqual([]);
  await settled();
  expect(inHead('link')).toHaveLength(3);
  fire(inHead('link')[1], 'load');
  await settled();
  expect(inHead('link')).toHaveLength(4);
});

test('an ended fetch requests nothing more, and the start requests the rest', async () => {
  const files = four();
  const end = fetchAhead(files);
  await settled();
  const rest = { scripts: [], styles: files.ahead.styles };
  expect(end()).toEqual(rest);
  fire(inHead('link')[0], 'load');
  await settled();
  expect(inHead('link')).toHaveLength(3);
  expect(end()).toEqual(rest);
});

test('a start before the first request requests everything', async () => {
  const files = four();
  expect(fetchAhead(files)()).toEqual(files.ahead);
  await settled();
  expect(inHead('link')).toEqual([]);
});
