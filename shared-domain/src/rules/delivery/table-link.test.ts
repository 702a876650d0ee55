import fc from 'fast-check';
import { randomRuns } from '../../testing/random-runs';
import type { OperationState } from '../schedule/operation-state';
import {
  NO_TABLE_MEMORY,
  stepTableLink,
  TABLE_LIFE_MS,
  type Seat,
  type TableConditions,
  type TableEvent,
  type TableMemory,
} from './table-link';

const NOW = 1_800_000_000_000;
const seven: Seat = { table: '7', token: 'code-of-7' };
const nine: Seat = { table: '9', token: 'code-of-9' };
const UUID = 'uuid-of-the-order';

const memory = (own: Partial<TableMemory> = {}): TableMemory => ({ ...NO_TABLE_MEMORY, ...own });
const fresh = memory({ table: seven, expiry: NOW + TABLE_LIFE_MS });
const confirmed = memory({ table: seven });
const tablet = memory({ tablet: nine });
const ordered = memory({ table: seven, orderUuid: UUID });

const open: TableConditions = { operation: 'open', selfService: true, now: NOW };
const at = (later: number): TableConditions => ({ ...open, now: NOW + later });
const looked: TableEvent = { kind: 'looked' };
const scanned: TableEvent = { kind: 'link-opened', seat: seven };
const answerOf = (of: TableMemory, found: string | null): TableEvent => ({
  kind: 'table-answered',
  of,
  found,
});
const orderIs = (status: string | null, uuid = UUID): TableEvent => ({
  kind: 'order-answered',
  uuid,
  status,
});

type Row = {
  row: string;
  given: TableMemory;
  event: TableEvent;
  when?: TableConditions;
  stored: TableMemory;
  mode: 'delivery' | 'table' | 'tablet';
  table?: string;
};

const start: Row[] = [
  {
    row: '[TABLE-01] nothing anywhere',
    given: memory(),
    event: looked,
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[TABLE-01] the address goes before the stored table',
    given: memory({ table: nine }),
    event: scanned,
    stored: fresh,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-01] the address goes before the tablet',
    given: tablet,
    event: scanned,
    stored: { ...fresh, tablet: nine },
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-01] the stored table goes before the tablet',
    given: { ...confirmed, tablet: nine },
    event: looked,
    stored: { ...confirmed, tablet: nine },
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-01] [TABLE-07] the tablet is the last resort',
    given: tablet,
    event: looked,
    stored: tablet,
    mode: 'tablet',
    table: '9',
  },
  {
    row: '[TABLE-03] [TABLE-04] a table of the address is stored for 4 hours',
    given: memory(),
    event: scanned,
    stored: memory({ table: seven, expiry: NOW + 14_400_000 }),
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-04] reading the code again starts the 4 hours again',
    given: fresh,
    event: scanned,
    when: at(60_000),
    stored: memory({ table: seven, expiry: NOW + 60_000 + 14_400_000 }),
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-04] also for a table that an order had confirmed',
    given: ordered,
    event: scanned,
    stored: { ...fresh, orderUuid: UUID },
    mode: 'table',
    table: '7',
  },
];

const time: Row[] = [
  {
    row: '[TABLE-05] 1 ms before the end',
    given: fresh,
    event: looked,
    when: at(14_399_999),
    stored: fresh,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-05] at 14,400,000 ms exactly',
    given: fresh,
    event: looked,
    when: at(14_400_000),
    stored: fresh,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-05] 1 ms after the end',
    given: fresh,
    event: looked,
    when: at(14_400_001),
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[TABLE-05] after the end the tablet shows through',
    given: { ...fresh, tablet: nine },
    event: looked,
    when: at(14_400_001),
    stored: tablet,
    mode: 'tablet',
    table: '9',
  },
  {
    row: '[TABLE-05] a new code counts after the end',
    given: memory({ table: nine, expiry: NOW - 1 }),
    event: scanned,
    stored: fresh,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-05] an end without a table is dropped',
    given: memory({ expiry: NOW + 5 }),
    event: looked,
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[TABLE-05] a clock set back by a day does not make a day of it',
    given: fresh,
    event: looked,
    when: at(-86_400_000),
    stored: memory({ table: seven, expiry: NOW - 86_400_000 + TABLE_LIFE_MS }),
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-06] a confirmed table has no end',
    given: confirmed,
    event: looked,
    when: at(30 * 86_400_000),
    stored: confirmed,
    mode: 'table',
    table: '7',
  },
  {
    row: '[CONFLICTS-26] a tablet never ends by time',
    given: tablet,
    event: looked,
    when: at(365 * 86_400_000),
    stored: tablet,
    mode: 'tablet',
    table: '9',
  },
];

const server: Row[] = [
  {
    row: '[TABLE-02] the stored order is missing',
    given: ordered,
    event: orderIs(null),
    stored: confirmed,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-02] the stored order is CANCELED',
    given: ordered,
    event: orderIs('CANCELED'),
    stored: confirmed,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-02] the stored order is OVER',
    given: ordered,
    event: orderIs('OVER'),
    stored: confirmed,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-02] [DOMAIN-033] the stored order goes on',
    given: ordered,
    event: orderIs('CREATED'),
    stored: ordered,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-02] the answer is about an older order',
    given: ordered,
    event: orderIs('OVER', 'another'),
    stored: ordered,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-06] an order is found: the end is taken away',
    given: fresh,
    event: answerOf(fresh, '7'),
    stored: confirmed,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-06] an order is found: the table is named again',
    given: fresh,
    event: answerOf(fresh, 'Sete'),
    stored: memory({ table: { ...seven, table: 'Sete' } }),
    mode: 'table',
    table: 'Sete',
  },
  {
    row: '[CONFLICTS-07] no order yet, the end runs',
    given: fresh,
    event: answerOf(fresh, null),
    stored: fresh,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-06] [CONFLICTS-07] no order any more',
    given: confirmed,
    event: answerOf(confirmed, null),
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[CONFLICTS-07] no order, and the tablet shows through',
    given: { ...confirmed, tablet: nine },
    event: answerOf(confirmed, null),
    stored: tablet,
    mode: 'tablet',
    table: '9',
  },
  {
    row: '[TABLE-06] an answer asked for before the order was placed',
    given: ordered,
    event: answerOf(fresh, null),
    stored: ordered,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-06] an answer about another table',
    given: confirmed,
    event: answerOf(memory({ table: nine }), null),
    stored: confirmed,
    mode: 'table',
    table: '7',
  },
  {
    row: '[TABLE-06] an answer that comes after the table has left',
    given: memory(),
    event: answerOf(fresh, '7'),
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[CONFLICTS-26] a tablet is not asked for',
    given: tablet,
    event: answerOf(tablet, null),
    stored: tablet,
    mode: 'tablet',
    table: '9',
  },
];

const deeds: Row[] = [
  {
    row: '[CART-24] [TABLE-06] after an order the end is taken away',
    given: fresh,
    event: { kind: 'order-placed', uuid: UUID },
    stored: ordered,
    mode: 'table',
    table: '7',
  },
  {
    row: '[CART-24] an order from a tablet',
    given: tablet,
    event: { kind: 'order-placed', uuid: UUID },
    stored: { ...tablet, orderUuid: UUID },
    mode: 'tablet',
    table: '9',
  },
  {
    row: '[TABLE-07] a tablet gets its table',
    given: memory(),
    event: { kind: 'tablet-scanned', seat: nine },
    stored: tablet,
    mode: 'tablet',
    table: '9',
  },
  {
    row: '[TABLE-07] a device with a table becomes a tablet',
    given: fresh,
    event: { kind: 'tablet-scanned', seat: nine },
    stored: tablet,
    mode: 'tablet',
    table: '9',
  },
  {
    row: '[TABLE-07] a tablet gets another table',
    given: tablet,
    event: { kind: 'tablet-scanned', seat: seven },
    stored: memory({ tablet: seven }),
    mode: 'tablet',
    table: '7',
  },
  {
    row: '[TABLE-07] the link is ended',
    given: { ...ordered, tablet: nine },
    event: { kind: 'ended' },
    stored: memory(),
    mode: 'delivery',
  },
];

const closed: TableConditions = { ...open, operation: 'closed' };
const later: TableConditions = { ...open, operation: 'openForSchedule' };
const off: TableConditions = { ...open, selfService: false };
const gates: Row[] = [
  {
    row: '[TABLE-08] [OPEN-031] closed: the code is ignored',
    given: memory(),
    event: scanned,
    when: closed,
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[TABLE-08] [OPEN-031] closed: the stored table waits',
    given: fresh,
    event: looked,
    when: closed,
    stored: fresh,
    mode: 'delivery',
  },
  {
    row: '[TABLE-08] open for schedule is closed for tables',
    given: fresh,
    event: looked,
    when: later,
    stored: fresh,
    mode: 'delivery',
  },
  {
    row: '[TABLE-08] [OPEN-031] self-service off: the code is ignored',
    given: memory(),
    event: scanned,
    when: off,
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[TABLE-08] [OPEN-031] self-service off: the stored table is ignored',
    given: confirmed,
    event: looked,
    when: off,
    stored: confirmed,
    mode: 'delivery',
  },
  {
    row: '[TABLE-08] self-service off: the tablet is ignored',
    given: tablet,
    event: looked,
    when: off,
    stored: tablet,
    mode: 'delivery',
  },
  {
    row: '[CONFLICTS-09] debug is open, and self-service is still needed',
    given: memory(),
    event: scanned,
    when: { ...off, operation: 'open' },
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[TABLE-05] closed or not, the end comes',
    given: fresh,
    event: looked,
    when: { ...closed, now: NOW + 14_400_001 },
    stored: memory(),
    mode: 'delivery',
  },
  {
    row: '[TABLE-07] a tablet is set up before the restaurant opens',
    given: memory(),
    event: { kind: 'tablet-scanned', seat: nine },
    when: closed,
    stored: tablet,
    mode: 'delivery',
  },
];

test.each([...start, ...time, ...server, ...deeds, ...gates])(
  '$row',
  ({ given, event, when = open, stored, mode, table }) => {
    const after = stepTableLink(given, event, when);
    expect(after.memory).toEqual(stored);
    expect(after.link.mode).toBe(mode);
    expect(after.link.table).toBe(table ?? null);
    expect(after.link.token === null).toBe(mode === 'delivery');
  },
);

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const seats = fc.constantFrom(seven, nine);
const instants = fc.integer({ min: NOW - 2 * TABLE_LIFE_MS, max: NOW + 2 * TABLE_LIFE_MS });
const uuids = fc.constantFrom(UUID, 'another');
const memories: fc.Arbitrary<TableMemory> = fc.record({
  table: maybe(seats),
  expiry: maybe(instants),
  tablet: maybe(seats),
  orderUuid: maybe(uuids),
});
const events: fc.Arbitrary<TableEvent> = fc.oneof(
  fc.constant(looked),
  fc.record({
    kind: fc.constantFrom('link-opened' as const, 'tablet-scanned' as const),
    seat: seats,
  }),
  fc.record({
    kind: fc.constant('order-answered' as const),
    uuid: uuids,
    status: maybe(fc.constantFrom('CREATED', 'OVER', 'CANCELED', 'NEW ONE')),
  }),
  fc.record({
    kind: fc.constant('table-answered' as const),
    of: memories,
    found: maybe(fc.constantFrom('7', '9')),
  }),
  fc.record({ kind: fc.constant('order-placed' as const), uuid: uuids }),
  fc.constant({ kind: 'ended' as const }),
);
const conditions: fc.Arbitrary<TableConditions> = fc.record({
  operation: fc.constantFrom<OperationState>('open', 'closed', 'openForSchedule'),
  selfService: fc.boolean(),
  now: instants,
});

test('[TABLE-01] [TABLE-08] after any event in any state the next is whole; only a table mode has a table', () => {
  fc.assert(
    fc.property(
      memories,
      fc.array(fc.tuple(events, conditions), { minLength: 1, maxLength: 8 }),
      (given, steps) => {
        let now = given;
        for (const [event, when] of steps) {
          const { memory: after, link } = stepTableLink(now, event, when);
          expect(Object.keys(after).sort()).toEqual(['expiry', 'orderUuid', 'table', 'tablet']);
          expect(after.expiry === null || after.table !== null).toBe(true);
          expect(
            after.expiry === null ||
              (after.expiry >= when.now && after.expiry <= when.now + TABLE_LIFE_MS),
          ).toBe(true);
          expect([link.table === null, link.token === null]).toEqual(
            Array(2).fill(link.mode === 'delivery'),
          );
          if (!when.selfService || when.operation !== 'open') expect(link.mode).toBe('delivery');
          if (link.mode === 'tablet') expect(after.table).toBeNull();
          expect(stepTableLink(after, looked, when)).toEqual({ memory: after, link });
          now = after;
        }
      },
    ),
    { numRuns: randomRuns(2000) },
  );
});
