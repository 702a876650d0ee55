import { sayEarlier } from './debug-badge';

test('debug mode names the remotes that the shell declares, once', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const own = { pages: [], widgets: [] };
  sayEarlier({ 'mf-news': own });
  expect(info).not.toHaveBeenCalled();
  const declared = { 'mf-cart': { ...own, isEarlier: true as const }, 'mf-news': own };
  sayEarlier(declared);
  sayEarlier(declared);
  expect(info.mock.calls).toEqual([[expect.stringContaining('Declared by the shell'), 'mf-cart']]);
});
