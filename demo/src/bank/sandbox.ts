/** The demo bank: the key of its messages, and the delay of "pay later" in milliseconds. */
export type Sandbox = { readonly key: string; readonly lateMs: number };

/** Its name in URLs and tables. */
export const SANDBOX = 'sandbox';
