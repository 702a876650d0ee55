const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // no document may contain it
  '\0': '',
};

/** Escapes text as content of an element or value of a quoted attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"'\0]/g, (character) => ENTITIES[character] ?? character);
