/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, type PictureProps } from './picture';

const picture = (props: Partial<PictureProps> = {}) => (
  <Picture
    src="/a.webp"
    avif="/a.avif"
    webp="/a.webp"
    alt="Margherita"
    width={192}
    height={192}
    {...props}
  />
);

test('it offers AVIF, then WebP, reserves its room and waits until it is near', () => {
  const { container } = render(picture());
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
  const image = screen.getByRole('img', { name: 'Margherita' });
  expect(image).toHaveAttribute('width', '192');
  expect(image).toHaveAttribute('height', '192');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a picture of the first screen is loaded at once and first', () => {
  render(picture({ priority: true }));
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a broken picture becomes a tile with the same name, and another address is tried again', () => {
  const { container, rerender } = render(picture());
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Margherita' })).toBeInTheDocument();
  rerender(picture({ src: '/b.webp' }));
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.webp');
});

test('a broken picture beside its own text stays silent', () => {
  render(picture({ alt: '' }));
  fireEvent.error(document.querySelector('img')!);
  expect(screen.queryByRole('img')).toBeNull();
});
