import { setTimeout as pause } from 'node:timers/promises';
import { HELPERS, openUnlimited } from './unlimited-realm';

/** Longest time in ms of one walk: some never end, such as a getter that calls itself in turns. */
const WALK_MS = 10_000;

/**
 * Walks at random from the globals of a realm: reads members, calls and constructs functions with
 * members and hostile values, also where the stack ends. What is found, returned or thrown is checked,
 * and what the process passes to functions that the walk has put into its way.
 */
const WALK = `
  const { apply, construct, ownKeys, getPrototypeOf, defineProperty } = Reflect;
  const { stringify } = JSON;
  const then = Promise.prototype.then;
  const describe = Symbol.for('nodejs.util.inspect.custom');
  const NEVER = new Set(['exit', 'storefrontRealm', 'storefrontServer']);
  let state = 0;
  const random = (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const pool = [];
  const found = [];
  const note = (value, way) => {
    if (Object(value) !== value) return;
    if (reaches(value) && found.length < 20) found[found.length] = way;
    if (pool.length < 400) pool[pool.length] = [value, way]; else pool[random(400)] = [value, way];
  };
  const spy = function (...given) {
    for (let at = 0; at < given.length; at += 1) note(given[at], 'given to a spy');
    note(this, 'this of a spy');
    return random(3) === 0 ? spy : undefined;
  };
  const named = new Error('a');
  named.name = Symbol('b');
  const HOSTILE = [
    undefined, null, 0, -1, 1.5, NaN, 1e99, '', 'a', 'constructor', 7n, spy, named,
    Symbol('c'), Symbol.iterator, describe,
    { then: spy, toJSON: spy, valueOf: spy, toString: spy, get name() { return spy; }, [describe]: spy, length: 3 },
    new Proxy(spy, { get: spy, apply: spy, getPrototypeOf: () => null }), [1, spy], Object.create(null), /a/g,
  ];
  const value = () => (random(3) === 0 ? pool[random(pool.length)][0] : HOSTILE[random(HOSTILE.length)]);
  const atTheEnd = (run) => { try { atTheEnd(run); } catch (error) { note(error, 'the end of the stack'); } run(); };
  const step = () => {
    const [object, way] = pool[random(pool.length)];
    const act = random(10);
    if (typeof object === 'function' && act < 4) {
      const given = [value(), value(), value()].slice(0, random(4));
      const call = () => (act === 0 ? construct(object, given) : apply(object, value(), given));
      const result = act === 1 && random(20) === 0 ? atTheEnd(call) : call();
      note(result, way + '()');
      if (!(result instanceof Promise)) return;
      apply(then, result, [(it) => note(it, way + '() later'), (it) => note(it, way + '() failed')]);
      return;
    }
    if (act === 9) {
      const get = function () { note(this, 'this of a getter'); return value(); };
      const name = ['then', 'name', 'stack', 'message', 'constructor'][random(5)];
      defineProperty(Object(object), name, { get, configurable: true });
      return;
    }
    const keys = ownKeys(object);
    const key = act === 8 ? 'stack' : keys[random(keys.length)];
    if (key === undefined || NEVER.has(key)) return note(getPrototypeOf(object), way + '.__proto__');
    note(object[key], way + '.' + String(key));
  };
  globalThis.storefrontServer = {
    render: async (json) => {
      const { seed, steps } = JSON.parse(json);
      state = seed;
      note(globalThis, 'globalThis');
      for (const name of ownKeys(globalThis)) if (!NEVER.has(name)) note(globalThis[name], String(name));
      for (let at = 0; at < steps; at += 1)
        try { step(); } catch (error) { note(error, 'thrown'); }
      for (let at = 0; at < 3; at += 1) await 0;
      return stringify({ html: found.join(), tag: 'en', theme: {} });
    },
  };
`;

/** Result of walks: how many there were, how many ended their process, and the ways out of a realm. */
export interface Walks {
  readonly walks: number;
  readonly ended: number;
  readonly ways: readonly string[];
}

/** Walks through as many realms; the seeds of the walks begin with `seed`. */
export async function walkRealms(seed: number, walks: number, steps: number): Promise<Walks> {
  const ways: string[] = [];
  let ended = 0;
  for (let walk = 0; walk < walks; walk += 1) {
    const realm = await openUnlimited(`${HELPERS}${WALK}`);
    const done = new AbortController();
    const late = pause(WALK_MS, { ended: 'the deadline' }, { signal: done.signal });
    const answer = (await Promise.race([realm.render({ seed: seed + walk, steps }), late])) as {
      readonly result?: { readonly html: string };
    };
    done.abort();
    late.catch(() => undefined);
    realm.close();
    const html = answer.result?.html;
    if (html === undefined) ended += 1;
    else if (html !== '') ways.push(`seed ${seed + walk}: ${html}`);
  }
  return { walks, ended, ways };
}
