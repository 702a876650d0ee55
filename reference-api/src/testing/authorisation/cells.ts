/**
 * Who asks. `guest`: knows the uuid of an order without an account. `A`: the customer whose things
 * are asked for. `B`: another customer of the restaurant. `other`: a customer of another
 * restaurant. `expired`: A's token, ended. `table`: somebody at a table, who knows its order's
 * uuid. `elsewhere`: A's token under the path of another restaurant; for calls that name one.
 */
export const COLUMNS = [
  'nobody',
  'guest',
  'A',
  'B',
  'other',
  'expired',
  'table',
  'elsewhere',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The status each of them is answered with. */
export type Cells = Readonly<Record<Column, number>>;

const all = (status: number): Cells => ({
  nobody: status,
  guest: status,
  A: status,
  B: status,
  other: status,
  expired: status,
  table: status,
  elsewhere: status,
});

/** Who asks does not matter: the token is not looked at, or what is needed is not a token. */
export const everybody = (status = 200, more: Partial<Cells> = {}): Cells => ({
  ...all(status),
  ...more,
});

/**
 * Whoever has no account may ask as well; a token that is sent must be good, and the restaurant's
 * own.
 */
export const anybody = (status = 200, more: Partial<Cells> = {}): Cells => ({
  ...all(status),
  other: 403,
  expired: 401,
  elsewhere: 403,
  ...more,
});

/** The same for a call that names no restaurant. */
export const whoeverKnows = (status = 200, more: Partial<Cells> = {}): Cells => ({
  ...all(status),
  expired: 401,
  ...more,
});

/** One's own account alone; another one is told like one that does not exist. */
export const own = (more: Partial<Cells> = {}): Cells => ({
  nobody: 401,
  guest: 401,
  A: 200,
  B: 404,
  other: 403,
  expired: 401,
  table: 401,
  elsewhere: 403,
  ...more,
});

/**
 * One's own things alone; what belongs to others is told like what does not exist, to visitors too.
 */
export const owned = (more: Partial<Cells> = {}): Cells => ({
  nobody: 404,
  guest: 404,
  A: 200,
  B: 404,
  other: 403,
  expired: 401,
  table: 404,
  elsewhere: 403,
  ...more,
});

/** The operator's key alone, which none of them has. */
export const operator = (more: Partial<Cells> = {}): Cells => ({ ...all(401), ...more });
