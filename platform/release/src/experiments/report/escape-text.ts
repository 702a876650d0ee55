const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the inside of an element or of a quoted attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
