import { maskedPhone, outboxPage } from './outbox-page';

const message = { phone: '5511987654321', restaurant: 'Bella Napoli', code: '012345', minutes: 10, at: '2026-03-10T15:00:00.000Z' };

test('a phone shows its last four digits', () => expect(['5511987654321', '4321', ''].map(maskedPhone)).toEqual(['•••••••••4321', '4321', '']));

test('names of restaurants stay text', () => {
  const page = outboxPage([{ ...message, restaurant: '<img src=x onerror=alert(1)>"&' }], []);
  expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#38;');
  expect(page).not.toContain('<img');
});

test('without messages it says how one comes', () => expect(outboxPage([], ['1'])).toContain('No message yet'));
