import { SettingError } from '../../platform/settings/setting-error';
import { readSettings, type Env } from '../../platform/settings/read-settings';
import { mailSettings } from './mail-settings';

const mailFrom = (env: Env) => readSettings(mailSettings, env);

const good = {
  SMTP_URL: 'smtps://shop:secret@mail.pizza.example',
  MAIL_FROM: 'Pizza <orders@pizza.example>',
  STOREFRONT_URL: 'https://pizza.example',
};

test('without a server mails wait in the database', () =>
  expect(mailFrom({ MAIL_FROM: 'x@y.example' })).toBeUndefined());
test('a server needs a sender and the address of the storefront', () =>
  expect(mailFrom(good)).toEqual({ url: good.SMTP_URL, from: good.MAIL_FROM }));

test.each([
  ['SMTP_URL', 'mail.pizza.example'],
  ['SMTP_URL', 'https://shop:secret@mail.pizza.example'],
  ['MAIL_FROM', ''],
  ['MAIL_FROM', 'orders'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['STOREFRONT_URL', ''],
])('%s=%j is refused by its name, and no password is printed', (name, value) => {
  const read = () => mailFrom({ ...good, [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/secret/);
});
