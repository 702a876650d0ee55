/** Constructors whose own and prototype properties a page must leave as they are. */
const CORE = [
  'Array',
  'BigInt',
  'Boolean',
  'CSSStyleSheet',
  'CustomEvent',
  'DOMTokenList',
  'Date',
  'Document',
  'Element',
  'Error',
  'Event',
  'EventTarget',
  'FormData',
  'Function',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'Headers',
  'History',
  'Map',
  'Navigator',
  'Node',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Request',
  'Response',
  'Set',
  'Storage',
  'String',
  'Symbol',
  'URL',
  'URLSearchParams',
  'WeakMap',
  'WebSocket',
  'XMLHttpRequest',
] as const;

/** Names that the platform, its bundler and the browser's tools define on the global object. */
const GLOBALS =
  /^(?:__(?:storefront|RSPACK|gate|pw|playwright)\w*|__FEDERATION__|__VMOK__|(?:webpack|rspack)Chunk\w*)$/;

/**
 * A script that runs before the scripts of a page. `__gatePage.changes()` are sentences about
 * built-ins and globals that differ from those of the new realm, and about workers;
 * `__gatePage.live()` counts running intervals and connected observers. A text instead of a
 * function: helpers that a compiler adds to a function do not exist in the page.
 */
export const RECORD_PAGE = `(() => {
  if (window !== window.top) return;
  const started = [];
  for (const name of ['Worker', 'SharedWorker'])
    if (window[name])
      window[name] = new Proxy(window[name], {
        construct(target, args, self) {
          started.push('starts a worker: ' + args[0]);
          return Reflect.construct(target, args, self);
        },
      });
  const container = navigator.serviceWorker;
  if (container) {
    const { register } = container;
    container.register = (url, ...rest) => {
      if (new URL(String(url), location.href).pathname !== '/sw.js')
        started.push('registers the service worker ' + url);
      return register.call(container, url, ...rest);
    };
  }

  const intervals = new Set();
  const { setInterval } = window;
  window.setInterval = (...args) => {
    const id = setInterval(...args);
    intervals.add(id);
    return id;
  };
  for (const name of ['clearInterval', 'clearTimeout']) {
    const clear = window[name];
    window[name] = (id) => {
      intervals.delete(id);
      clear(id);
    };
  }
  const connected = new Set();
  const references = new WeakMap();
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { prototype } = window[name];
    const { observe, disconnect } = prototype;
    prototype.observe = function (...args) {
      const reference = references.get(this) ?? new WeakRef(this);
      references.set(this, reference);
      connected.add(reference);
      return observe.apply(this, args);
    };
    prototype.disconnect = function () {
      connected.delete(references.get(this));
      return disconnect.call(this);
    };
  }

  const { getOwnPropertyDescriptors } = Object;
  const { ownKeys } = Reflect;
  const before = [];
  const record = (label, object) => before.push([label, object, getOwnPropertyDescriptors(object)]);
  for (const name of ${JSON.stringify(CORE)}) {
    record(name + '.', window[name]);
    record(name + '.prototype.', window[name].prototype);
  }
  for (const name of ['JSON', 'Math', 'Reflect']) record(name + '.', window[name]);
  record('', window);
  const isCode = (it) => typeof it.value === 'function' || it.get !== undefined;
  const isOther = (a, b) => a.value !== b.value || a.get !== b.get || a.set !== b.set;
  const changesOf = ([label, object, known]) => {
    const now = getOwnPropertyDescriptors(object);
    const added = ownKeys(now).filter((key) => !(key in known));
    const replaced = ownKeys(known).filter(
      (key) => isCode(known[key]) && (!(key in now) || isOther(known[key], now[key])),
    );
    return [
      ...added.map((key) => ['adds', label + String(key)]),
      ...replaced.map((key) => ['replaces', label + String(key)]),
    ];
  };
  const isExpected = ([, name]) => ${String(GLOBALS)}.test(name) || /^\\d+$/.test(name);
  Object.defineProperty(window, '__gatePage', {
    value: {
      changes: () => [
        ...started,
        ...before
          .flatMap(changesOf)
          .filter((change) => !isExpected(change))
          .map(([what, name]) => 'a script ' + what + ' the built-in or global ' + name),
      ],
      live: () => ({
        intervals: intervals.size,
        observers: [...connected].filter((reference) => reference.deref()).length,
      }),
    },
  });
})()`;
