import { isConnectionFailure, isServerFull, isStatementCanceled } from './connection-failure';

const withCode = (code: string, message = 'x'): Error =>
  Object.assign(new Error(message), { code });

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '08000',
  '08003',
  '08006',
  '08P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25P03',
  '25P04',
  '25006',
])('code %s is a failure of the connection', (code) =>
  expect(isConnectionFailure(withCode(code))).toBe(true),
);

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
  'PGlite is closing',
])('"%s" is a failure of the connection', (message) =>
  expect(isConnectionFailure(new Error(message))).toBe(true),
);

test.each(['FATAL', 'PANIC'])(
  'an error that ended its session with severity %s is one, whatever its code',
  (severity) =>
    expect(isConnectionFailure(Object.assign(withCode('XX000'), { severity }))).toBe(true),
);

test.each([
  withCode('40001'),
  withCode('23505'),
  withCode('22012', 'division by zero'),
  withCode('57014'),
  Object.assign(withCode('42601'), { severity: 'ERROR' }),
  new Error('boom'),
  'ECONNREFUSED',
  null,
  withCode('080'),
])('an error of a statement or a program is no failure of the connection: %p', (error) =>
  expect(isConnectionFailure(error)).toBe(false),
);

test('a statement that took too long is canceled, its connection is good', () =>
  expect([
    isStatementCanceled(withCode('57014')),
    isStatementCanceled(withCode('57P01')),
    isStatementCanceled(null),
  ]).toEqual([true, false, false]));

test('a server without disk space or memory is full, its connection is good', () => {
  const codes = ['53100', '53200', '53300', '57014'];
  expect(codes.map((code) => isServerFull(withCode(code)))).toEqual([true, true, false, false]);
  expect([isServerFull(null), isConnectionFailure(withCode('53100'))]).toEqual([false, false]);
});
