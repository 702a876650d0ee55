/** @jest-environment jsdom */
import { RECORD_TEXTS } from './record-texts';

const recorded = (): string[] =>
  (globalThis as unknown as { __gateTexts: () => string[] }).__gateTexts();
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('every text and spoken attribute that the document had is recorded once', async () => {
  sessionStorage.setItem('gate-texts', '["Of the page before"]');
  window.eval(RECORD_TEXTS);
  expect(sessionStorage.getItem('gate-texts')).toBeNull();

  document.body.innerHTML =
    '<main><dialog aria-label="Change"><p>Do you <b>need</b> change?</p><script>let code;</script>' +
    '<svg><title>Icon</title></svg></dialog></main>';
  await turn();
  const main = document.querySelector('main')!;
  main.replaceChildren();
  main.append('Sent ');
  await turn();
  main.firstChild!.nodeValue = 'Sent';
  main.firstChild!.nodeValue = 'Placed';
  main.setAttribute('title', 'Order');
  document.head.append(Object.assign(document.createElement('title'), { textContent: 'Tab' }));
  await turn();

  expect(recorded()).toEqual([
    'Of the page before',
    'Change',
    'Do you',
    'need',
    'change?',
    'Sent',
    'Placed',
    'Order',
  ]);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('gate-texts')!)).toEqual(recorded());
});
