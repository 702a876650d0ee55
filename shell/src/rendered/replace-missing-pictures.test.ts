/** @jest-environment jsdom */
import { replaceMissingPictures } from './replace-missing-pictures';

const picture = (name: string): string =>
  `<picture><source type="image/avif" srcset="/${name}.avif"><source type="image/webp" ` +
  `srcset="/${name}.webp"><img alt="" src="/${name}.jpg"></picture>`;

function screenOf(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.querySelector('div')!;
}
const offered = (at: ParentNode): string[] =>
  [...at.querySelectorAll('source')].map((source) => source.getAttribute('srcset') ?? '');
const failed = (image: Element) => image.dispatchEvent(new Event('error'));

test('[DOMAIN-022] before the application starts the .jpg of a missing picture is requested', async () => {
  const root = screenOf(picture('soup') + picture('salad'));
  let start = (): void => undefined;
  replaceMissingPictures(root, new Promise<void>((resolve) => (start = resolve)));
  const [soup, salad] = root.querySelectorAll('img');
  failed(soup!);
  expect(offered(root)).toEqual(['', '', '/salad.avif', '/salad.webp']);
  expect([root.querySelectorAll('source').length, soup!.style.visibility]).toEqual([4, '']);
  failed(soup!);
  expect(soup!.style.visibility).toBe('hidden');
  start();
  await Promise.resolve();
  failed(salad!);
  expect(offered(root).slice(2)).toEqual(['/salad.avif', '/salad.webp']);
});

test('a picture that failed before is replaced, one that is loaded or not chosen yet is not', () => {
  const root = screenOf(['gone', 'loaded', 'lazy'].map(picture).join(''));
  const states = [
    { complete: true, naturalWidth: 0, currentSrc: '/gone.avif' },
    { complete: true, naturalWidth: 9, currentSrc: '/loaded.avif' },
    { complete: true, naturalWidth: 0, currentSrc: '' },
  ];
  root.querySelectorAll('img').forEach((image, index) => {
    for (const [name, value] of Object.entries(states[index]!))
      Object.defineProperty(image, name, { value });
  });
  replaceMissingPictures(root, new Promise(() => undefined));
  expect(offered(root)).toEqual([
    '',
    '',
    '/loaded.avif',
    '/loaded.webp',
    '/lazy.avif',
    '/lazy.webp',
  ]);
});
