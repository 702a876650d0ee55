const KEY = 'storefront.visitor';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Random UUID of this browser, used only for the arms of experiments. Null without storage. */
export function visitorId(): string | null {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null && UUID.test(known)) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return null;
  }
}
