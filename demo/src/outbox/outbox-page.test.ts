import { maskedAddress, maskedPhone, outboxPage } from './outbox-page';

const message = {
  phone: '5511987654321',
  restaurant: 'Bella Napoli',
  code: '012345',
  minutes: 10,
  at: '2026-03-10T15:00:00.000Z',
};
const mail = {
  to: 'ana@demo.example',
  subject: 'A new password',
  text: 'Hello\n\nhttps://pizza.example/x',
  link: 'https://pizza.example/x?a=1&b=2',
  at: '2026-03-10T15:00:00.000Z',
};
const empty = { mails: [], messages: [], accounts: ['1'] };

test('a phone shows its last four digits', () =>
  expect(['5511987654321', '4321', ''].map(maskedPhone)).toEqual(['•••••••••4321', '4321', '']));

test('an address shows its first letter and where it is', () =>
  expect(['ana@demo.example', 'a@b.example', '"x@y"@z.example', ''].map(maskedAddress)).toEqual([
    'a•••@demo.example',
    'a•••@b.example',
    '"•••@z.example',
    '',
  ]));

test('names of restaurants and what mails say stay text', () => {
  const page = outboxPage({
    ...empty,
    messages: [{ ...message, restaurant: '<img src=x onerror=alert(1)>"&' }],
    mails: [{ ...mail, subject: '<script>', text: '</pre><b>' }],
  });
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;');
  expect(page).toContain('<pre>&lt;/pre&gt;&lt;b&gt;</pre>');
  for (const tag of ['<img', '<script>', '<b>']) expect(page).not.toContain(tag);
});

test('a mail can be read and its link followed', () => {
  const page = outboxPage({ ...empty, mails: [mail] });
  for (const part of [
    'a•••@demo.example',
    '<h3>A new password</h3>',
    'href="https://pizza.example/x?a=1&amp;b=2"',
  ])
    expect(page).toContain(part);
});

test('without any it says how one comes', () => {
  const page = outboxPage(empty);
  expect(page).toContain('No mail yet');
  expect(page).toContain('No message yet');
});
