import type { MailTexts } from './mail-texts';

export const en: MailTexts = {
  subject: (restaurant) => `Choose a new password for ${restaurant}`,
  greeting: (name) => `Hello ${name},`,
  asked: (restaurant) =>
    `somebody, hopefully you, asked for a new password for your account at ${restaurant}.`,
  button: 'Choose a new password',
  until: (minutes) => `The link works once and for ${minutes} minutes.`,
  notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
};
