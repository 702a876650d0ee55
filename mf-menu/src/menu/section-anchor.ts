const PREFIX = 'section-';

/** Id of a section's element: the target of `paths.menuSection`. */
export const sectionAnchor = (sectionId: string): string => `${PREFIX}${sectionId}`;

/** Section id in a location's hash; null when there is none. */
export function sectionOfHash(hash: string): string | null {
  if (!hash.startsWith(`#${PREFIX}`)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length + 1));
  } catch {
    return null;
  }
}
