const KEY = 'storefront.visitor';

/** Identifies the browser to the arms of an experiment, and to nothing else. Without storage each load is a new visitor. */
export function visitorId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return '';
  }
}
