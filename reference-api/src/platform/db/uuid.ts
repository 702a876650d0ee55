/** Whether a text has the form of a uuid; any other text must not reach a database statement. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
