/**
 * A mail as it goes out. `id` is the same at every try, so that a receiver can tell a mail that
 * came twice.
 */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /**
   * Throws `MailRefusedError` when the mail will never be taken, anything else when another try may
   * help.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * The mail server took the mail for what it is and will not have it. Says nothing of the address.
 */
export class MailRefusedError extends Error {
  constructor(readonly status: number) {
    super(`The mail server refused the mail for good (${status}).`);
    this.name = 'MailRefusedError';
  }
}
