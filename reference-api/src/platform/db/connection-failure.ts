/** Node's error codes of a socket that cannot be opened or was closed. */
const SOCKET_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_STREAM_PREMATURE_CLOSE',
];

/**
 * SQLSTATEs of a closed connection, or of a server that accepts no work for now (PostgreSQL,
 * appendix A): too many connections, ended by an administrator, a crash or a shutdown, starting,
 * database dropped, timeouts that end a session, and a primary that is read-only since a failover.
 * Class 08 is added below.
 */
const STATES: readonly string[] = [
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25P03',
  '25P04',
  '25006',
];

/**
 * Beginnings of driver messages, in errors without a code, for a connection that was closed or
 * could not be opened.
 */
const TEXTS: readonly string[] = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
  'Cannot use a pool after calling end',
  'PGlite is clos',
];

const isSeverityFatal = (error: object): boolean =>
  'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC');

/**
 * Whether a driver error reports a failed connection: refused, timed out, closed, or to a server
 * that accepts no work. The statement itself may be valid.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    SOCKET_CODES.includes(code) ||
    STATES.includes(code) ||
    /^08[0-9A-Z]{3}$/.test(code) ||
    isSeverityFatal(error) ||
    TEXTS.some((text) => error.message.startsWith(text))
  );
}

/**
 * Statement timeout, or a cancel by an administrator: the statement was rolled back, the connection
 * is usable.
 */
export const isStatementCanceled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** SQLSTATEs of a server whose disk or memory is full. */
const SHORTAGES: readonly string[] = ['53100', '53200'];

/**
 * The server has no disk space or memory for the statement, which was rolled back; reads may still
 * work, and the connection is usable.
 */
export const isServerFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  SHORTAGES.includes(error.code);
