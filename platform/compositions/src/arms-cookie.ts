/**
 * Name of the cookie in which the start script stores the visitor's arms for the edge. Its value
 * has an entry for each experiment of the page, joined by `_`: name, allocation and arm, joined by
 * dots. The arm is empty for a visitor outside the experiment.
 */
export const ARMS_COOKIE = 'storefront-arms';

/** The arm of a visitor in one experiment. */
export interface StoredArm {
  readonly experiment: string;
  /** `PageExperiment.allocation` at the time of the decision. */
  readonly allocation: string;
  readonly arm: string;
}

/** Value of the cookie. */
export const armsValue = (entries: readonly StoredArm[]): string =>
  entries.map(({ experiment, allocation, arm }) => `${experiment}.${allocation}.${arm}`).join('_');

const ENTRY = /^([a-z0-9][a-z0-9-]{0,39})\.([0-9a-f]{12})\.([a-z0-9-]{0,40})$/;

/**
 * The entries of a `cookie` header by experiment. Empty when the cookie is missing, malformed or
 * sent twice (a cookie of another path or of a parent domain).
 */
export function readArms(header: string | undefined): ReadonlyMap<string, StoredArm> {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${ARMS_COOKIE}=`))
    .map((pair) => pair.slice(ARMS_COOKIE.length + 1));
  const found = new Map<string, StoredArm>();
  const [value] = values;
  if (value === undefined || values.length > 1) return found;
  for (const entry of value.split('_')) {
    const [, experiment = '', allocation = '', arm = ''] = ENTRY.exec(entry) ?? [];
    if (experiment === '' || found.has(experiment)) return new Map();
    found.set(experiment, { experiment, allocation, arm });
  }
  return found;
}
