/**
 * Name of the cookie with the visitor's arms for the edge. Its value has an entry for each experiment
 * of the page, joined by `_`: name, allocation and arm, joined by dots. The arm is empty for a visitor
 * outside the experiment. The edge writes it at a first visit, after `ASSIGNED`; the start script at
 * every load. It contains no id.
 */
export const ARMS_COOKIE = 'storefront-arms';

/** Before the arms that the edge has chosen for a visitor without a cookie. */
const ASSIGNED = '~';

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

/** Value of the cookie at a first visit. */
export const assignedValue = (entries: readonly StoredArm[]): string =>
  ASSIGNED + armsValue(entries);

/** What a `cookie` header contains of the visitor's arms. */
export interface ArmsCookie {
  /** The cookie is there, readable or not. */
  readonly isSent: boolean;
  /** The edge has chosen the arms, and no start script has confirmed them. */
  readonly isAssigned: boolean;
  /** By experiment. Empty when the cookie is missing, malformed or sent twice. */
  readonly arms: ReadonlyMap<string, StoredArm>;
}

const COOKIE = new RegExp(`(?:^|;)\\s*${ARMS_COOKIE}=(${ASSIGNED}?)([^;]*)`, 'g');
const ENTRY = /^([a-z0-9][a-z0-9-]{0,39})\.([0-9a-f]{12})\.([a-z0-9-]{0,40})$/;

function armsIn(value: string): ReadonlyMap<string, StoredArm> {
  const found = new Map<string, StoredArm>();
  for (const entry of value.split('_')) {
    const [, experiment = '', allocation = '', arm = ''] = ENTRY.exec(entry) ?? [];
    if (experiment === '' || found.has(experiment)) return new Map();
    found.set(experiment, { experiment, allocation, arm });
  }
  return found;
}

/** Reads the cookie. Sent twice, it is of another path or of a parent domain, too: neither is read. */
export function readArms(header = ''): ArmsCookie {
  const found = [...header.matchAll(COOKIE)];
  const [, mark = '', value = ''] = (found.length === 1 && found[0]) || [];
  return { isSent: found.length > 0, isAssigned: mark !== '', arms: armsIn(value.trim()) };
}
