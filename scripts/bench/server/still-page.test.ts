import { stillOf } from './still-page';

test('a still has the screen and its styles, and neither scripts nor their data', () => {
  const page =
    '<html><head><style>a{}</style></head><body><div id="root"><article>Rossa</article></div>' +
    '<script type="application/json" id="composition">{"a":"<style>"}</script>\n' +
    '<script>start(\n)</script></body></html>';
  expect(stillOf(page)).toEqual({
    html:
      '<html><head><style>a{}</style></head><body><div id="root"><article>Rossa</article></div>' +
      '\n</body></html>',
    styles: ['a{}'],
  });
});
