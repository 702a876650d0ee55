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

/**
 * Global names of the platform, its bundler and libraries, and of the browser's tools; and what the
 * start script of the shell defines for good (`guard-nodes.ts`): no later script can replace it.
 */
const GLOBALS = [
  /^Node\.prototype\.(?:insertBefore|removeChild|nodeValue)$/,
  /^__(?:storefront|gate|pw|playwright)\w*$/,
  /^(?:storefrontShell|storefrontChunks_\w+)$/,
  /^_{0,2}(?:FEDERATION\w*|GLOBAL_LOADING_REMOTE_ENTRY__|VMOK__)$/,
  /^__(?:zod_global(?:Config|Registry)|reactRouterVersion)$/,
];

/** The global that the container of a remote is: `remote-a` → `remote_a`, with the hash of a build. */
const toGlobalPattern = (remote: string): RegExp =>
  new RegExp(`^${remote.replaceAll('-', '_')}(?:_\\w+)?$`);

/**
 * A script that runs before the scripts of a page; `containers`: names of the remotes, whose globals are
 * expected. `__gatePage.changes()` are sentences about
 * built-ins and globals that differ from those of the new realm, about workers and long tasks;
 * `__gatePage.live()` counts running intervals, connected observers,
 * and listeners of window and document by the type of their event. A text instead of a
 * function: helpers that a compiler adds to a function do not exist in the page.
 */
export const recordPage = (containers: readonly string[]): string => `(() => {
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

  // The browser reports tasks of 50 ms and more. In ms: starts of 0.2 s beside a loaded machine are shorter.
  const LONGEST = 3000;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });

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

  // Listeners of elements end with their element: only those of window and document are counted.
  const listeners = new Map();
  const setOf = (target, type, options) => {
    const isCapture = typeof options === 'object' ? Boolean(options?.capture) : Boolean(options);
    const key = isCapture ? type + ' (capture)' : type;
    const ofTarget = listeners.get(target) ?? new Map();
    listeners.set(target, ofTarget);
    if (!ofTarget.has(key)) ofTarget.set(key, new Set());
    return ofTarget.get(key);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isGlobal = (target) => target === window || target === document || target === undefined;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (isGlobal(this) && listener && !options?.once && !options?.signal?.aborted) {
      const set = setOf(this ?? window, type, options);
      set.add(listener);
      options?.signal && addEventListener.call(options.signal, 'abort', () => set.delete(listener));
    }
    return addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (isGlobal(this)) setOf(this ?? window, type, options).delete(listener);
    return removeEventListener.call(this, type, listener, options);
  };

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
  const expected = [${[...GLOBALS, ...containers.map(toGlobalPattern)].map(String).join(', ')}, /^\\d+$/];
  const isExpected = ([, name]) => expected.some((form) => form.test(name));
  Object.defineProperty(window, '__gatePage', {
    value: {
      changes: () => [
        ...started,
        ...(longest > LONGEST ? ['a script keeps the page busy for more than ' + LONGEST + ' ms'] : []),
        ...before
          .flatMap(changesOf)
          .filter((change) => !isExpected(change))
          .map(([what, name]) => 'a script ' + what + ' the built-in or global ' + name),
      ],
      live: () => ({
        intervals: intervals.size,
        listeners: [...listeners.values()]
          .flatMap((ofTarget) => [...ofTarget])
          .reduce((sums, [key, { size }]) => ({ ...sums, [key]: (sums[key] ?? 0) + size }), {}),
        observers: [...connected].filter((reference) => reference.deref()).length,
      }),
    },
  });
})()`;
