import type { HandMutant } from './hand-mutant';
import { personalDataMutants } from './personal-data-mutants';

const accounts = 'reference-api/src/accounts';
const mail = 'reference-api/src/notifications/mail';

/** Sessions, logins and password resets; export and erasure of personal data. */
export const accountMutants: readonly HandMutant[] = [
  {
    file: `${accounts}/sessions.repository.ts`,
    original: 'rotated_at < $4::timestamptz',
    replacement: 'rotated_at <= $4::timestamptz',
    tests: [`${accounts}/refresh.int.test.ts`],
    harm: 'a second tab is logged out at the last moment of the grace period',
  },
  {
    file: `${accounts}/sessions.repository.ts`,
    original:
      'rotated_at = case when $2::int >= generation then $3::timestamptz else rotated_at end',
    replacement: 'rotated_at = $3::timestamptz',
    tests: [`${accounts}/refresh.int.test.ts`],
    harm: 'each use of a replaced secret extends the grace period of the one before it',
  },
  {
    file: `${accounts}/sessions.repository.ts`,
    original: 'used_at >= $5 and created_at >= $6',
    replacement: 'used_at >= $5 and used_at >= $6',
    tests: [`${accounts}/refresh.int.test.ts`],
    harm: 'a session that is used every month never ends',
  },
  {
    file: `${accounts}/sessions.repository.ts`,
    original: 'select id from sessions where used_at < $1',
    replacement: 'select id from sessions where created_at < $1',
    tests: [`${accounts}/refresh.int.test.ts`],
    harm: 'the login of another customer deletes sessions in use that are a month old',
  },
  {
    file: `${accounts}/sessions.repository.ts`,
    original: 'set ended_at = $2 where id = $1 and ended_at is null',
    replacement: 'set ended_at = $2 where id = $1',
    tests: [`${accounts}/sessions.int.test.ts`],
    harm: 'a second log-out changes the end of a session in the export',
  },
  {
    file: `${accounts}/sessions.ts`,
    original: 'if (earlier) await endSession(db, earlier.sessionId, now());',
    replacement: '',
    tests: [`${accounts}/sessions.int.test.ts`],
    harm: 'after a second login the earlier session of the device continues',
  },
  {
    file: `${accounts}/sessions.ts`,
    original: 'claims?.restaurantId === restaurantId ? claims.sessionId : null',
    replacement: 'claims?.sessionId ?? null',
    tests: [`${accounts}/sessions.int.test.ts`],
    harm: 'a log-out at one restaurant ends the session of another',
  },
  {
    file: `${accounts}/password-resets.repository.ts`,
    original: 'expires_at > $2',
    replacement: 'expires_at >= $2',
    tests: [`${accounts}/account.int.test.ts`],
    harm: 'a link is valid at the moment at which it expires',
  },
  {
    file: `${accounts}/reset-password.ts`,
    original: 'await dropPasswordResets(tx, customer.id);',
    replacement: '',
    tests: [`${accounts}/account.int.test.ts`],
    harm: 'every link of the last half hour stays valid after a newer one was requested',
  },
  {
    file: `${mail}/mails.repository.ts`,
    original: 'where restaurant_id = $1 and recipient = $2 and created_at > $3',
    replacement: 'where restaurant_id = $1 and recipient = $2 and created_at >= $3',
    tests: [`${mail}/mail.int.test.ts`],
    harm: 'a mail of exactly an hour ago still counts',
  },
  {
    file: `${mail}/mails.repository.ts`,
    original: 'where restaurant_id = $1 and recipient = $2 and created_at > $3',
    replacement: 'where $1::int > 0 and recipient = $2 and created_at > $3',
    tests: [`${mail}/mail.int.test.ts`],
    harm: 'the mails of one restaurant use up the limit of another',
  },
  {
    file: `${accounts}/account.route.ts`,
    original: `if (reset.ok || reset.error.kind !== 'reset-token-invalid') await`,
    replacement: 'if (reset.ok) await',
    tests: [`${accounts}/login-attempts.int.test.ts`],
    harm: 'a customer who tries weak passwords is locked out of the reset',
  },
  {
    file: `${accounts}/account.route.ts`,
    original: `if (registered.ok || registered.error.kind !== 'user-already-exists')`,
    replacement: 'if (registered.ok)',
    tests: [`${accounts}/login-attempts.int.test.ts`],
    harm: 'a customer who tries weak passwords is locked out of the registration',
  },
  {
    file: `${accounts}/login-throttle.ts`,
    original: 'await one.giveBack();',
    replacement: '',
    tests: [`${accounts}/login-attempts.int.test.ts`],
    harm: 'customers who log in often are locked out',
  },
  {
    file: `${accounts}/google-customer.ts`,
    original: 'await dropPasswordResets(tx, customer.id);',
    replacement: '',
    tests: [`${accounts}/google-sign-in.int.test.ts`],
    harm: 'a link that was requested before still takes over the account',
  },
  {
    file: `${accounts}/google-customers.repository.ts`,
    original: 'email_proven_at = coalesce(email_proven_at, $2)',
    replacement: 'email_proven_at = $2',
    tests: [`${accounts}/google-sign-in.int.test.ts`],
    harm: 'each login changes since when the address is verified',
  },
  {
    file: `${accounts}/customers.repository.ts`,
    original: 'where id = $1 and password_hash = $2 returning id',
    replacement: 'where id = $1 and $2::text is not null returning id',
    tests: [`${accounts}/passwords.int.test.ts`],
    harm: 'a login that began before a reset restores the old password',
  },
  ...personalDataMutants,
];
