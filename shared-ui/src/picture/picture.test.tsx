/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, type PictureProps } from './picture';
import { PictureFactsContext, type PictureFacts } from './picture-facts';

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

const withFacts = (facts: PictureFacts, props: Partial<PictureProps> = {}) =>
  render(
    <PictureFactsContext value={facts}>
      {picture({ src: '/media/products/p%C3%A3o/thumb_p%C3%A3o.jpg', ...props })}
    </PictureFactsContext>,
  ).container.querySelector('picture')!;

test('the box has the color of its picture until it is loaded, and the focal point stays visible', () => {
  const box = withFacts({
    colors: { 'products/pão': '#c74', 'flavors/pão': '#123' },
    focus: { 'products/pão': [20, 80] },
  });
  expect(box).toHaveStyle({ backgroundColor: '#c74' });
  expect(box.querySelector('img')).toHaveStyle({ objectPosition: '20% 80%' });
});

test.each<[string, PictureFacts]>([
  ['without facts', {}],
  ['with facts of other pictures', { colors: { 'products/soup': '#123' }, focus: {} }],
  ['with unreadable ones', { colors: { 'products/pão': null }, focus: { 'products/pão': null } }],
])('%s it has no color of its own', (_, facts) => {
  const box = withFacts(facts);
  expect(box.style.backgroundColor).toBe('');
  expect(box.querySelector('img')?.style.objectPosition).toBe('');
});

test.each([
  [1600, 640],
  [100, 900],
  [8, 8],
])('a box of %i × %i has its shape whatever the picture has', (width, height) => {
  const box = withFacts({}, { width, height });
  expect(box.style.aspectRatio).toBe(`${width} / ${height}`);
  expect(withFacts({}, { width, height, shape: 'fill' }).style.aspectRatio).toBe('');
});

test('a broken picture is replaced by what the parent gives, in the same box', () => {
  const { container } = render(picture({ fallback: <b>drawn</b>, alt: '' }));
  fireEvent.error(container.querySelector('img')!);
  const box = container.querySelector<HTMLElement>('[data-broken]')!;
  expect(box).toHaveTextContent('drawn');
  expect(box.style.aspectRatio).toBe('192 / 192');
});
