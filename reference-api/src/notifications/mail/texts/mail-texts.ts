/** Texts of a mail about a new password, in one language. */
export type MailTexts = {
  readonly subject: (restaurant: string) => string;
  readonly greeting: (name: string) => string;
  readonly asked: (restaurant: string) => string;
  readonly button: string;
  readonly until: (minutes: number) => string;
  readonly notYou: string;
};
