/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './lazy-part';

const FAILED = {
  title: 'It could not be loaded',
  reason: 'Check your connection.',
  retryLabel: 'Try again',
};
const Wallet = ({ name }: { name: string }) => <p>{`The wallet of ${name}`}</p>;

function renderPart(load: () => Promise<{ default: typeof Wallet }>, isAction = false) {
  render(
    <main>
      <p>the rest of the page</p>
      <LazyPart
        load={load}
        props={{ name: 'Marina' }}
        waiting={<p>waiting</p>}
        failed={FAILED}
        isAction={isAction}
      />
    </main>,
  );
}

test('a placeholder is shown until the part is loaded', async () => {
  renderPart(() => Promise.resolve({ default: Wallet }));
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('The wallet of Marina')).toBeVisible();
});

test('a part that cannot be fetched shows an error with the focus; Retry fetches it; the rest stays', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Wallet }>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue({ default: Wallet });
  renderPart(load, true);
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('It could not be loadedCheck your connection.');
  expect(panel.parentElement).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('alert')).parentElement).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByText('The wallet of Marina')).parentElement).toHaveFocus();
  expect(screen.getByText('the rest of the page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that is loaded with the page takes no focus when it fails', async () => {
  renderPart(() => Promise.reject(new Error('ChunkLoadError')));
  expect((await screen.findByRole('alert')).parentElement).not.toHaveFocus();
});
