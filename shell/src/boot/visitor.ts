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
