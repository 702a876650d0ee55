/** A mail to send. `id` is the same at every attempt, so that a receiver can detect duplicates. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mails. */
export interface Mailer {
  /**
   * Throws `MailRefusedError` when the mail is rejected permanently, any other error when a retry
   * may succeed.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server rejected the mail permanently. The message contains no address. */
export class MailRefusedError extends Error {
  constructor(readonly status: number) {
    super(`The mail server refused the mail for good (${status}).`);
    this.name = 'MailRefusedError';
  }
}
