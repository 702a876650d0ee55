/** @jest-environment jsdom */
import { aRestaurant } from '@storefront/shared-domain/testing';
import { applyTheme } from './theme.model';

test('the theme is applied without a computed style, which would lay out the page', () => {
  document.head.innerHTML = '<meta name="theme-color">';
  const computed = jest.spyOn(globalThis, 'getComputedStyle');
  const root = document.createElement('div');
  const info = aRestaurant({ look: 'ember' });
  applyTheme(root, { ...info, theme: { ...info.theme, mainColor: '#00695C' } });
  expect(root.dataset['look']).toBe('ember');
  expect(root.style.getPropertyValue('--color-brand')).toBe('#00695c');
  expect(document.querySelector('meta')?.content).toBe('#00695c');
  expect(computed).not.toHaveBeenCalled();
});

test('the color scheme of the look that the server wrote ends with that look', () => {
  const root = document.createElement('div');
  Object.assign(root.dataset, { look: 'ember', scheme: 'dark' });
  applyTheme(root, aRestaurant({ look: 'classic' }));
  expect({ ...root.dataset }).toEqual({ look: 'classic' });
});
