import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery/gallery';
import { AlertDialog, Dialog } from './index';
import { StaticRouter } from './router-server';

test('every primitive renders to a string in Node', () => {
  const html = renderToString(
    <StaticRouter location="/">
      <Gallery />
    </StaticRouter>,
  );
  for (const part of [
    'role="status"',
    '<main id="main"',
    'role="tablist"',
    '<details',
    'role="combobox"',
  ])
    expect(html).toContain(part);
});

test('an open dialog renders its content, to be shown as a modal once the page is alive', () => {
  const html = renderToString(
    <>
      <Dialog open title="Notes" closeLabel="Close" onClose={() => {}}>
        For the kitchen
      </Dialog>
      <AlertDialog open title="Closed" confirmLabel="OK" onConfirm={() => {}}>
        Until tomorrow
      </AlertDialog>
    </>,
  );
  expect(html).toContain('For the kitchen');
  expect(html).toContain('Until tomorrow');
  expect(html).not.toContain('<dialog open');
});
