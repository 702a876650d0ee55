/** Text escaped for HTML, also inside of a quoted attribute. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
