import { resetMail } from './reset-mail';

const requested = {
  restaurant: 'Bella Napoli',
  name: 'Ana Lima',
  link: 'https://pizza.example/app/bella-napoli/reset-password?token=abc',
  minutes: 30,
};

test.each([
  ['en', 'Hello Ana Lima'],
  ['es', 'Hola, Ana Lima'],
  ['pt-br', 'Olá, Ana Lima'],
] as const)('in %s: name, restaurant, the link, its validity', (language, greeting) => {
  const { subject, body, html } = resetMail({ ...requested, language });
  expect(subject).toContain('Bella Napoli');
  for (const text of [body, html])
    for (const part of [greeting, 'Bella Napoli', requested.link, '30'])
      expect(text).toContain(part);
});

test('names stay text, of one line', () => {
  const { subject, body, html } = resetMail({
    ...requested,
    language: 'en',
    name: 'Ana\r\nBcc: x <b>&"\u202E',
    restaurant: `Bella\nNapoli ${'x'.repeat(200)}`,
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject.length).toBeLessThan(140);
  expect(body).toContain('Hello Ana Bcc: x <b>&",');
  expect(html).toContain('Ana Bcc: x &lt;b&gt;&amp;&quot;');
});
