const PREFIX = 'section-';

/** Id of a section's element: what `paths.menuSection` points at. */
export const sectionAnchor = (sectionId: string): string => `${PREFIX}${sectionId}`;

/** The section that a location's hash names; null when it names none. */
export function sectionOfHash(hash: string): string | null {
  if (!hash.startsWith(`#${PREFIX}`)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length + 1));
  } catch {
    return null;
  }
}
