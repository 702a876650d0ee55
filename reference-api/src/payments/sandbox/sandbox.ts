/**
 * The demo bank: what its messages are signed with, and after how long "pay later" pays, in
 * milliseconds.
 */
export type Sandbox = { readonly key: string; readonly lateMs: number };

/** Its name in addresses and tables. */
export const SANDBOX = 'sandbox';
