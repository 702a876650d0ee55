import { chooseArm, type PageExperiment, readArms } from '@storefront/loader/page';

const KEY = 'storefront.visitor';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An arm with 1 % of the visitors is missed in one of 10^21 cases; all tries take some 10 ms on a phone. */
const MAX_TRIES = 5000;

/** The stored id of this browser; null without one. Throws when storage is refused. */
function storedId(): string | null {
  const known = localStorage.getItem(KEY);
  return known !== null && UUID.test(known) ? known : null;
}

/** A random id that fits, or any when none of many does. */
function madeId(fits: (id: string) => boolean): string {
  for (let tries = 1; ; tries += 1) {
    const made = crypto.randomUUID();
    if (tries === MAX_TRIES || fits(made)) return made;
  }
}

/**
 * Random UUID of this browser, used only for the arms of experiments; a new one fits. Null without
 * storage.
 */
export function visitorId(fits: (id: string) => boolean = () => true): string | null {
  try {
    const known = storedId();
    if (known !== null) return known;
    const made = madeId(fits);
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return null;
  }
}

/** The visitor of a page. */
export interface RecognisedVisitor {
  /** Null without storage. */
  readonly id: string | null;
  /**
   * The edge had nothing to go by: the arm in which a tested page is rendered is the visitor's only by
   * chance. It is not continued, so that no arm is faster than another.
   */
  readonly isByChance: boolean;
}

function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return ''; // cookies are refused
  }
}

/** The name of an arm as the cookie has it: empty outside, and in an arm that is off. */
function chooseArmName({ arms, salt }: PageExperiment, visitor: string): string {
  const arm = chooseArm(arms, salt, visitor);
  return arm === null || arm.isOff ? '' : arm.name;
}

/**
 * The stored visitor, or a new one with the arms of the cookie: at a first visit the edge has assigned
 * them, and the page shows them. An id is never sent for it. Call it before the cookie is written.
 */
export function recogniseVisitor(experiments: readonly PageExperiment[]): RecognisedVisitor {
  const { arms, isAssigned } = readArms(cookies());
  const given = experiments.flatMap((experiment) => {
    const stored = arms.get(experiment.name);
    return stored?.allocation === experiment.allocation ? [{ experiment, arm: stored.arm }] : [];
  });
  let isNew = false;
  const id = visitorId((made) => {
    isNew = true;
    return given.every(({ experiment, arm }) => chooseArmName(experiment, made) === arm);
  });
  const isGiven = given.length > 0 && (isNew || !isAssigned);
  return { id, isByChance: id !== null && !isGiven };
}
