import type { HandMutant } from './hand-mutant';
import { telemetryMutants } from './telemetry-mutants';

const mail = 'reference-api/src/notifications/mail';
const push = 'reference-api/src/notifications/push';
const platform = 'reference-api/src/platform';

/** Mails, push messages, events and figures; transactions, locks and limits of attempts. */
export const outboxMutants: readonly HandMutant[] = [
  {
    file: `${mail}/mails.repository.ts`,
    original: 'next_try_at <= $1 and good_until > $1',
    replacement: 'next_try_at <= $1',
    tests: [`${mail}/mail.int.test.ts`],
    harm: 'a mail is sent whose link is no longer valid',
  },
  {
    file: `${mail}/mails.repository.ts`,
    original: 'set tries = tries + 1, next_try_at = $3',
    replacement: 'set tries = tries + 1, next_try_at = $1',
    tests: [`${mail}/mail.int.test.ts`],
    harm: 'two nodes send the same mail',
  },
  {
    file: `${mail}/mails.repository.ts`,
    original: 'set given_up_at = $2, ${EMPTIED} where',
    replacement: 'set given_up_at = $2 where',
    tests: [`${mail}/mail.int.test.ts`],
    harm: 'the link of a refused mail stays in the database',
  },
  {
    file: `${mail}/mail-worker.ts`,
    original: 'accepted.delete(id);',
    replacement: '',
    tests: [`${mail}/mail.int.test.ts`],
    harm: 'every run writes every mail of this process again',
  },
  {
    file: `${push}/push.repository.ts`,
    original: 'language = excluded.language, tries = 0,',
    replacement: 'language = excluded.language,',
    tests: [`${push}/push.int.test.ts`],
    harm: 'a device that subscribes again is given up after its next failure',
  },
  {
    file: `${push}/push.repository.ts`,
    original: 'set told_position = $2, tries = 0, next_at = $3',
    replacement: 'set told_position = $2, next_at = $3',
    tests: [`${push}/push.int.test.ts`],
    harm: 'failures of earlier messages add up until the device is deleted',
  },
  {
    file: `${push}/push.repository.ts`,
    original: 'order by created_at desc, id offset $2',
    replacement: 'order by created_at, id offset $2',
    tests: [`${push}/push.int.test.ts`],
    harm: 'the device that subscribed last is deleted',
  },
  {
    file: `${push}/push.repository.ts`,
    original: 'where endpoint = $2 and order_id = (select id from orders where uuid = $1)',
    replacement: 'where endpoint = $2 and $1::uuid is not null',
    tests: [`${push}/push.int.test.ts`],
    harm: 'unsubscribing from one order ends the messages of all orders',
  },
  {
    file: `${push}/push-worker.ts`,
    original: 'due.attempts < MAX_ATTEMPTS',
    replacement: 'due.attempts <= MAX_ATTEMPTS',
    tests: [`${push}/push.int.test.ts`],
    harm: 'an unreachable device is tried once more than documented',
  },
  {
    file: `${platform}/db/retry-conflicts.ts`,
    original: 'if (more === 0) throw',
    replacement: 'if (more === 1) throw',
    tests: [`${platform}/db/connection-failure.int.test.ts`],
    harm: 'a transaction is given up an attempt too early',
  },
  {
    file: `${platform}/db/locks.ts`,
    original: '[[...names].sort()]',
    replacement: '[[...names]]',
    tests: [`${platform}/db/migrate.int.test.ts`],
    harm: 'two transactions with the same two names deadlock',
  },
  {
    file: `${platform}/db/migrate.ts`,
    original: 'return row?.done === known;',
    replacement: 'return (row?.done ?? 0) > 0;',
    tests: [`${platform}/http/operations.int.test.ts`],
    harm: 'a node is ready before its migrations have run',
  },
  {
    file: `${platform}/attempts/attempts.repository.ts`,
    original: 'and points > 0 and abs(expire - $2::bigint) < $3::bigint',
    replacement: 'and points > 0 and $2::bigint > 0 and $3::bigint > 0',
    tests: ['reference-api/src/accounts/login-attempts.int.test.ts'],
    harm: 'an attempt of an ended window is returned to the next one',
  },
  {
    file: `${platform}/outbox/outbox.ts`,
    original: 'again: new Date(at + leaseMs),',
    replacement: 'again: new Date(at),',
    tests: [`${mail}/mail.int.test.ts`],
    harm: 'two nodes send the same message',
  },
  {
    file: `${push}/push.repository.ts`,
    original: `(o.status in ('OVER', 'CANCELED') and o.status_since < $1)`,
    replacement: `o.status in ('OVER', 'CANCELED')`,
    tests: [`${push}/push.int.test.ts`],
    harm: 'a device of a scheduled order is deleted before its last message',
  },
  ...telemetryMutants,
];
