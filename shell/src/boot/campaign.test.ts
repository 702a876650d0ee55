/** @jest-environment jsdom */
import { isCampaignOnly, passCampaignOn } from './campaign';

test.each([
  ['', true],
  ['?src=flyer&campaign=june&utm_source=x&fbclid=1&gclid=2', true],
  ['?src=flyer&t=code', false],
  ['?product=carbonara', false],
])('the query %p is only of a campaign: %s', (search, expected) =>
  expect(isCampaignOnly(search)).toBe(expected),
);

describe('[SHELL-04] a link that is pressed before the start', () => {
  let isWaiting = true;
  beforeAll(() => passCampaignOn(() => isWaiting));
  beforeEach(() => {
    isWaiting = true;
    history.replaceState(null, '', '/bella?src=flyer-7&campaign=junho&utm_source=mail');
  });

  /** The address to which a press of a link leads. */
  function pressed(href: string): string {
    document.body.innerHTML = `<a href="${href}"><span>Carbonara</span></a>`;
    const link = document.querySelector('a')!;
    link.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('span')!.click();
    return link.href.replace(location.origin, '');
  }

  test('carries the campaign of the address', () =>
    expect(pressed('/bella/extra?product=1')).toBe(
      '/bella/extra?product=1&src=flyer-7&campaign=junho',
    ));

  test('keeps a campaign of its own', () =>
    expect(pressed('/bella/hours?src=header')).toBe('/bella/hours?src=header&campaign=junho'));

  test('is left alone without a campaign, within the page, to other sites and after the start', () => {
    expect(pressed('#massas')).toContain('#massas');
    expect(pressed('#massas')).not.toContain('src=flyer-7&campaign=junho&src');
    expect(pressed('https://maps.example/?q=1')).toBe('https://maps.example/?q=1');
    expect(pressed('tel:+5511')).toBe('tel:+5511');
    history.replaceState(null, '', '/bella');
    expect(pressed('/bella/hours')).toBe('/bella/hours');
    isWaiting = false;
    history.replaceState(null, '', '/bella?src=flyer');
    expect(pressed('/bella/hours')).toBe('/bella/hours');
  });
});
