import { RestaurantData } from '@storefront/shared-domain/contracts';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { joinRecord } from './menu-parts';
import { markText, findProblems, type MenuRead, type Marks } from './menu-work';
import { otherPrices, type OtherPrices } from './other-prices';
import type { RecordProblems } from './record-problems/record-problems';
import { readRecord, UnreadableRecordError } from './unreadable-record';

/**
 * A restaurant's record: `wire` is the UTF-8 of its stored text, `data` the same by its contract,
 * `otherPrices` the differing prices in the text.
 */
type ReadRecord = { wire: Buffer; data: RestaurantData; otherPrices: OtherPrices };

/** Work with a duration that grows with the length of a menu. */
export type MenuReader = {
  /** Reads a stored text. Throws `UnreadableRecordError`. */
  read(restaurantId: number, text: string): Promise<ReadRecord>;
  /** The wire text of the same record with these items sold out, in this state of its hours. */
  mark(wire: Buffer, marks: Marks): Promise<Buffer>;
};

const IDLE_MS = 10_000;
const BEHIND = 5;

/**
 * One thread for all long menus: they are read one after the other, a second core stays free for
 * orders, and the thread ends, with its memory, after an idle time. It has a lower priority than
 * the event loop where the system supports priorities of threads.
 */
let thread: Piscina | null = null;
const onThread = <T>(name: keyof typeof import('./menu-work'), task: unknown): Promise<T> => {
  thread ??= new Piscina({
    filename: join(import.meta.dirname, 'menu-thread.mjs'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: BEHIND,
    atomics: 'disabled',
  });
  return thread.run(task, { name }) as Promise<T>;
};

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Reads in this thread. */
const inline: MenuReader = {
  read: async (restaurantId, text) => {
    const json: unknown = JSON.parse(text);
    const data = readRecord(restaurantId, RestaurantData, json);
    return { wire: Buffer.from(text), data, otherPrices: otherPrices(json, data) };
  },
  mark: async (wire, marks) => toBuffer(markText({ wire, ...marks })),
};

/**
 * Reads in another thread; the event loop only parses JSON without a schema, a few products at a
 * time.
 */
const beside: MenuReader = {
  read: async (restaurantId, text) => {
    const found = await onThread<MenuRead>('readMenu', text);
    if (found.kind === 'unreadable') throw new UnreadableRecordError(restaurantId, found.paths);
    return {
      wire: toBuffer(found.wire),
      data: await joinRecord(found.parts),
      otherPrices: found.otherPrices,
    };
  },
  mark: async (wire, marks) => toBuffer(await onThread('markText', { wire, ...marks })),
};

/**
 * Length in characters or bytes from which a thread is faster. Measured with Node 20 on one core of
 * a shared machine: 5,000 products are 4.7 MB; JSON.parse takes 20 to 40 ms, the contract 110 to
 * 180 ms, marking 40 ms, cloning the result between threads 25 to 100 ms at a stretch, and parsing
 * it from transferred buffers 20 to 35 ms in 54 parts. A text of 128 KiB takes 3 to 6 ms in all.
 */
const LONG = 128 * 1024;

/** Problems of a readable record; it takes several times as long as reading the record. */
export const readProblems = async (wire: Buffer): Promise<RecordProblems> =>
  wire.length < LONG ? findProblems(wire) : onThread('findProblems', wire);

/** Reads short menus at once, and long ones off the event loop. */
export const menuReader: MenuReader = {
  read: (restaurantId, text) => (text.length < LONG ? inline : beside).read(restaurantId, text),
  mark: (wire, marks) => (wire.length < LONG ? inline : beside).mark(wire, marks),
};
