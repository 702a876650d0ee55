/** @jest-environment jsdom */
import { UNTOUCHED_MS, renderedStart, type RenderedStart } from './when-started';

const document_ = document as unknown as { prerendering?: boolean };

// the page of the test itself has loaded
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 50)));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  scrollTo(0);
});
afterEach(() => {
  event('pointerdown'); // a page that still waits ends its listening
  delete document_.prerendering;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
}
const event = (name: string, target: EventTarget = window) => target.dispatchEvent(new Event(name));
const load = () => event('load');

/** A rendered page with its two moments, and the calls of `fetchFiles`. */
function open(isAtOnce = false) {
  const [fetchFiles, endFetching, refresh] = [jest.fn(), jest.fn(), jest.fn()];
  const { shown, started }: RenderedStart = renderedStart(isAtOnce, {
    fetchFiles,
    endFetching,
    refresh,
  });
  const seen: string[] = [];
  void shown.then(() => seen.push('shown'));
  void started.then(() => seen.push('started'));
  const after = async (ms = 50): Promise<string[]> => {
    await jest.advanceTimersByTimeAsync(ms);
    return [...seen];
  };
  return { after, fetchFiles, endFetching, refresh };
}

test('a shown page fetches its files and waits', async () => {
  const { after, fetchFiles } = open();
  expect(await after()).toEqual([]);
  load();
  expect(await after(10_000)).toEqual(['shown']);
  expect(fetchFiles).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'focusin', 'input', 'click'])(
  'it starts after the frame that follows a %s',
  async (name) => {
    const { after } = open();
    load();
    await after();
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    event(name);
    event(name);
    expect(await after()).toEqual(['shown']);
    expect(frames).toHaveLength(1);
    frames[0]?.(0);
    expect(await after()).toEqual(['shown', 'started']);
  },
);

/** Sends an event to a link in the page. */
function onLink(name: string, href: string, more: object = {}): void {
  const link = Object.assign(document.createElement('a'), { href, ...more });
  const text = document.createElement('span');
  link.append(text);
  document.body.replaceChildren(link);
  text.dispatchEvent(new Event(name, { bubbles: true }));
}

test.each(['pointerdown', 'focusin', 'click'])(
  'a %s on a link to another page does not start it: that page would wait for it',
  async (name) => {
    const { after, endFetching } = open();
    load();
    await after();
    onLink(name, '/pizzeria/extra?product=cola');
    expect(await after(10_000)).toEqual(['shown']);
    // a press may be the beginning of a scroll: only a click follows the link
    expect(endFetching).toHaveBeenCalledTimes(name === 'click' ? 1 : 0);
  },
);

test.each<[string, string, string, object]>([
  ['a key on such a link', 'keydown', '/pizzeria/extra', {}],
  ['a link within the page', 'pointerdown', `${location.pathname}#drinks`, {}],
  ['a link with a query of the page', 'pointerdown', `${location.pathname}?q=cola`, {}],
  ['a phone number', 'pointerdown', 'tel:+5511999999999', {}],
  ['a map', 'pointerdown', 'https://maps.example/pizzeria', {}],
  ['a link in a new tab', 'pointerdown', '/pizzeria/extra', { target: '_blank' }],
])('%s starts it', async (_case, name, href, more) => {
  const { after } = open();
  load();
  await after();
  onLink(name, href, more);
  expect(await after()).toEqual(['shown', 'started']);
});

test('an interaction before the pictures starts it; nothing is fetched ahead then', async () => {
  const { after, fetchFiles } = open();
  event('pointerdown');
  expect(await after()).toEqual(['shown', 'started']);
  load();
  await after(60_000);
  expect(fetchFiles).not.toHaveBeenCalled();
});

test('[MENU-08] a page that is never touched starts after 15 seconds', async () => {
  const { after } = open();
  load();
  expect(await after(UNTOUCHED_MS - 1)).toEqual(['shown']);
  expect(await after(2100)).toEqual(['shown', 'started']);
});

test('a device that saves data fetches nothing before the interaction', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { after, fetchFiles } = open();
  load();
  expect(await after()).toEqual(['shown']);
  expect(fetchFiles).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
});

test('it starts by scrolling towards the placeholders below, not by a small movement', async () => {
  const { after } = open();
  load();
  await after();
  scrollTo(innerHeight / 4);
  event('scroll');
  expect(await after()).toEqual(['shown']);
  scrollTo(innerHeight / 4 + 1);
  event('scroll');
  expect(await after()).toEqual(['shown', 'started']);
});

test('a restored scroll position counts', async () => {
  const { after } = open();
  scrollTo(innerHeight);
  load();
  expect(await after()).toEqual(['shown', 'started']);
});

test('a hidden page waits until it is visible', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { after, fetchFiles, refresh } = open();
  load();
  expect(await after(50_000)).toEqual(['shown']);
  expect(fetchFiles).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  event('visibilitychange', document);
  await after();
  expect(fetchFiles).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
});

test('a page that is seen long after it was loaded is loaded again: its prices are old', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { after, fetchFiles, refresh } = open();
  load();
  await after(3_600_000);
  expect(refresh).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  event('visibilitychange', document);
  expect(await after(60_000)).toEqual(['shown']);
  expect([refresh.mock.calls.length, fetchFiles.mock.calls.length]).toEqual([1, 0]);
});

test.each([true, false])('a prerendered page waits until it is shown (at once: %s)', async (at) => {
  document_.prerendering = true;
  const { after, fetchFiles } = open(at);
  load();
  expect(await after(50_000)).toEqual(['shown']);
  expect(fetchFiles).not.toHaveBeenCalled();
  document_.prerendering = false;
  event('prerenderingchange', document);
  expect(await after(60_000)).toEqual(['shown', 'started']);
});

test('a page with work to do starts when it is shown', async () => {
  const { after, fetchFiles } = open(true);
  expect(await after()).toEqual([]);
  load();
  expect(await after()).toEqual(['shown', 'started']);
  expect(fetchFiles).not.toHaveBeenCalled();
});
