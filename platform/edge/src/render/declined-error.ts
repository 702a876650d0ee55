/** Name of the errors, also of the shell, with which a page is left to the browser. */
export const DECLINED = 'DeclinedError';

/** The page is left to the browser, which is no failure: its builds do not render it. */
export class DeclinedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = DECLINED;
  }
}
