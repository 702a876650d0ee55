/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { Picture, type PictureProps } from './picture';

const SOUP: PictureProps = {
  src: '/media/products/soup/thumb_soup.jpg',
  avif: '/media/products/soup/thumb_soup.avif',
  webp: '/media/products/soup/thumb_soup.webp',
  alt: 'Soup',
  width: 192,
  height: 192,
};

const image = () => document.querySelector('img');
/** URLs that the browser chooses from, the preferred first; none without an image. */
const offered = (): string[] => [
  ...[...document.querySelectorAll('source[srcset]')].map((it) => it.getAttribute('srcset') ?? ''),
  ...(image() ? [image()!.getAttribute('src') ?? ''] : []),
];
const fail = (): void => void fireEvent.error(image()!);

test('[DOMAIN-022] where AVIF or WebP is missing the .jpg is requested, in the same box', () => {
  render(<Picture {...SOUP} />);
  expect(offered()).toEqual([SOUP.avif, SOUP.webp, SOUP.src]);
  const [element, style] = [image(), document.querySelector('picture')?.getAttribute('style')];
  fail();
  expect(offered()).toEqual([SOUP.src]);
  expect(image()).toBe(element);
  expect(document.querySelector('picture')?.getAttribute('style')).toBe(style);
});

test('a picture of which the .jpg is missing too is a tile with the same name, never a broken image', () => {
  const { getByRole } = render(<Picture {...SOUP} />);
  fail();
  fail();
  expect(offered()).toEqual([]);
  expect(getByRole('img', { name: 'Soup' })).toHaveAttribute('data-broken', 'true');
});

test('a picture without newer formats is a tile after its first failure', () => {
  render(<Picture {...SOUP} avif="" webp="" />);
  expect(offered()).toEqual([SOUP.src]);
  fail();
  expect(image()).toBeNull();
});

test('another picture in the same place starts with its newer formats', () => {
  const { rerender } = render(<Picture {...SOUP} />);
  fail();
  fail();
  rerender(<Picture {...SOUP} src="/b.jpg" avif="/b.avif" webp="/b.webp" />);
  expect(offered()).toEqual(['/b.avif', '/b.webp', '/b.jpg']);
});

test('[DOMAIN-022] a failure before hydration counts: the .jpg is requested', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Picture {...SOUP} />);
  document.body.replaceChildren(root);
  const broken = { complete: true, naturalWidth: 0, currentSrc: SOUP.avif };
  for (const [name, value] of Object.entries(broken))
    Object.defineProperty(image()!, name, { value });
  image()!.style.visibility = 'hidden';
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // of the style, in development
  const mounted = await act(async () => hydrateRoot(root, <Picture {...SOUP} />));
  expect(offered()).toEqual([SOUP.src]);
  expect(image()!.style.visibility).toBe('');
  await act(async () => mounted.unmount());
  root.remove();
});
