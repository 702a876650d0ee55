import fc from 'fast-check';
import { aRestaurant } from '../../testing';
import { randomRuns } from '../../testing/random-runs';
import type { OperationState } from '../schedule/operation-state';
import {
  NO_TABLE_MEMORY,
  type Seat,
  stepTableLink,
  TABLE_LIFE_MS,
  type TableConditions,
  type TableEvent,
  type TableMemory,
} from './table-link';
import { tabletRestriction } from './tablet-restriction';

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

/** Title, memory before, event, memory after, mode and table of the link, and the conditions. */
type Row = [
  row: string,
  given: TableMemory,
  event: TableEvent,
  stored: TableMemory,
  link: string,
  when?: TableConditions,
];

const start: Row[] = [
  ['[TABLE-01] nothing anywhere', memory(), looked, memory(), 'delivery'],
  [
    '[TABLE-01] the address goes before the stored table',
    memory({ table: nine }),
    scanned,
    fresh,
    'table 7',
  ],
  [
    '[TABLE-01] the address goes before the tablet',
    tablet,
    scanned,
    { ...fresh, tablet: nine },
    'table 7',
  ],
  [
    '[TABLE-01] the stored table goes before the tablet',
    { ...confirmed, tablet: nine },
    looked,
    { ...confirmed, tablet: nine },
    'table 7',
  ],
  ['[TABLE-01] [TABLE-07] the tablet is the last resort', tablet, looked, tablet, 'tablet 9'],
  [
    '[TABLE-03] [TABLE-04] a table of the address is stored for 4 hours',
    memory(),
    scanned,
    memory({ table: seven, expiry: NOW + 14_400_000 }),
    'table 7',
  ],
  [
    '[TABLE-04] reading the code again starts the 4 hours again',
    fresh,
    scanned,
    memory({ table: seven, expiry: NOW + 60_000 + 14_400_000 }),
    'table 7',
    at(60_000),
  ],
];

const time: Row[] = [
  ['[TABLE-05] at 14,400,000 ms exactly', fresh, looked, fresh, 'table 7', at(14_400_000)],
  ['[TABLE-05] 1 ms after the end', fresh, looked, memory(), 'delivery', at(14_400_001)],
  [
    '[TABLE-05] after the end the tablet shows through',
    { ...fresh, tablet: nine },
    looked,
    tablet,
    'tablet 9',
    at(14_400_001),
  ],
  [
    '[TABLE-05] an end without a table is dropped',
    memory({ expiry: NOW + 5 }),
    looked,
    memory(),
    'delivery',
  ],
  [
    '[TABLE-05] a clock set back by a day does not make a day of it',
    fresh,
    looked,
    memory({ table: seven, expiry: NOW - 86_400_000 + TABLE_LIFE_MS }),
    'table 7',
    at(-86_400_000),
  ],
  [
    '[TABLE-06] a confirmed table has no end',
    confirmed,
    looked,
    confirmed,
    'table 7',
    at(30 * 86_400_000),
  ],
  [
    '[CONFLICTS-26] a tablet never ends by time',
    tablet,
    looked,
    tablet,
    'tablet 9',
    at(365 * 86_400_000),
  ],
];

const server: Row[] = [
  ['[TABLE-02] the stored order is missing', ordered, orderIs(null), confirmed, 'table 7'],
  ['[TABLE-02] the stored order is CANCELED', ordered, orderIs('CANCELED'), confirmed, 'table 7'],
  ['[TABLE-02] the stored order is OVER', ordered, orderIs('OVER'), confirmed, 'table 7'],
  [
    '[TABLE-02] [DOMAIN-033] the stored order goes on',
    ordered,
    orderIs('CREATED'),
    ordered,
    'table 7',
  ],
  [
    '[TABLE-02] the answer is about an older order',
    ordered,
    orderIs('OVER', 'another'),
    ordered,
    'table 7',
  ],
  [
    '[TABLE-06] an order is found: the end is taken away',
    fresh,
    answerOf(fresh, '7'),
    confirmed,
    'table 7',
  ],
  [
    '[TABLE-06] an order is found: the table is named again',
    fresh,
    answerOf(fresh, 'Sete'),
    memory({ table: { ...seven, table: 'Sete' } }),
    'table Sete',
  ],
  ['[CONFLICTS-07] no order yet, the end runs', fresh, answerOf(fresh, null), fresh, 'table 7'],
  [
    '[TABLE-06] [CONFLICTS-07] no order any more',
    confirmed,
    answerOf(confirmed, null),
    memory(),
    'delivery',
  ],
  [
    '[TABLE-06] an answer asked for before the order was placed',
    ordered,
    answerOf(fresh, null),
    ordered,
    'table 7',
  ],
  [
    '[TABLE-06] an answer about another table',
    confirmed,
    answerOf(memory({ table: nine }), null),
    confirmed,
    'table 7',
  ],
  [
    '[TABLE-06] an answer that comes after the table has left',
    memory(),
    answerOf(fresh, '7'),
    memory(),
    'delivery',
  ],
];

const deeds: Row[] = [
  [
    '[CART-24] [TABLE-06] after an order the end is taken away',
    fresh,
    { kind: 'order-placed', uuid: UUID },
    ordered,
    'table 7',
  ],
  [
    '[CART-24] an order from a tablet',
    tablet,
    { kind: 'order-placed', uuid: UUID },
    { ...tablet, orderUuid: UUID },
    'tablet 9',
  ],
  [
    '[TABLE-07] a tablet gets its table',
    memory(),
    { kind: 'tablet-scanned', seat: nine },
    tablet,
    'tablet 9',
  ],
  [
    '[TABLE-07] a device with a table becomes a tablet',
    fresh,
    { kind: 'tablet-scanned', seat: nine },
    tablet,
    'tablet 9',
  ],
  [
    '[TABLE-07] the link is ended',
    { ...ordered, tablet: nine },
    { kind: 'ended' },
    memory(),
    'delivery',
  ],
];

const closed: TableConditions = { ...open, operation: 'closed' };
const later: TableConditions = { ...open, operation: 'openForSchedule' };
const off: TableConditions = { ...open, selfService: false };
const gates: Row[] = [
  [
    '[TABLE-08] [OPEN-031] closed: the code is ignored',
    memory(),
    scanned,
    memory(),
    'delivery',
    closed,
  ],
  [
    '[TABLE-08] [OPEN-031] closed: the stored table waits',
    fresh,
    looked,
    fresh,
    'delivery',
    closed,
  ],
  ['[TABLE-08] open for schedule is closed for tables', fresh, looked, fresh, 'delivery', later],
  [
    '[TABLE-08] [OPEN-031] self-service off: the code is ignored',
    memory(),
    scanned,
    memory(),
    'delivery',
    off,
  ],
  [
    '[TABLE-08] [OPEN-031] self-service off: the stored table is ignored',
    confirmed,
    looked,
    confirmed,
    'delivery',
    off,
  ],
  [
    '[CONFLICTS-09] debug is open, and self-service is still needed',
    memory(),
    scanned,
    memory(),
    'delivery',
    { ...off, operation: 'open' },
  ],
  [
    '[TABLE-05] closed or not, the end comes',
    fresh,
    looked,
    memory(),
    'delivery',
    { ...closed, now: NOW + 14_400_001 },
  ],
  [
    '[TABLE-07] a tablet is set up before the restaurant opens',
    memory(),
    { kind: 'tablet-scanned', seat: nine },
    tablet,
    'delivery',
    closed,
  ],
];

test.each<Row>([...start, ...time, ...server, ...deeds, ...gates])(
  '%s',
  (_row, given, event, stored, link, when = open) => {
    const after = stepTableLink(given, event, when);
    expect(after.memory).toEqual(stored);
    expect([after.link.mode, after.link.table ?? []].flat().join(' ')).toBe(link);
    expect(after.link.token === null).toBe(after.link.mode === 'delivery');
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
    { numRuns: randomRuns(800) },
  );
});

test.each([
  ['tablet', 'open', true, null],
  ['delivery', 'open', true, 'no-table'],
  ['delivery', 'open', false, 'no-self-service'],
  ['delivery', 'closed', true, 'closed'],
  ['delivery', 'openForSchedule', false, 'closed'],
] as const)('[TABLE-08] mode %s, %s, self service %s: %s', (mode, operation, selfService, is) => {
  expect(
    tabletRestriction(aRestaurant({ table_self_service_enabled: selfService }), operation, mode),
  ).toBe(is);
});
