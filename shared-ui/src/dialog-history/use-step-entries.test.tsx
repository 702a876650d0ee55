/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { Dialog } from '../dialog/dialog';
import { Route, Routes } from '../router';
import { BrowserRouter } from './browser-router';
import { runTimers, settled } from './walk-pages.test-kit';

/** A dialog of four steps; the last one refuses to be left. */
function Steps({ from }: { from: number }) {
  const [step, setStep] = useState<number | null>(null);
  const shown = step ?? from;
  return (
    <>
      <button onClick={() => setStep(from)}>open</button>
      <Dialog
        open={step !== null}
        title={`Step ${shown}`}
        closeLabel="Close"
        step={String(shown)}
        onClose={() => setStep(null)}
        {...(shown > 1 && {
          back: { label: 'Previous step', onBack: () => shown < 4 && setStep(shown - 1) },
        })}
      >
        <button onClick={() => setStep(shown + 1)}>next</button>
      </Dialog>
    </>
  );
}

let serial = 0;
async function openSteps(from = 1): Promise<void> {
  serial += 1;
  history.pushState({ key: `before-${serial}`, idx: 0 }, '', '/before');
  history.pushState({ key: `steps-${serial}`, idx: 1 }, '', '/steps');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="steps" element={<Steps from={from} />} />
        <Route path="*" element={<p>Before</p>} />
      </Routes>
    </BrowserRouter>,
  );
  await press('open');
}
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}
async function goBack(): Promise<void> {
  act(() => history.back());
  await settled();
}
const shown = (): string =>
  screen.queryByRole('heading')?.textContent ?? `no dialog on ${location.pathname}`;

beforeAll(polyfillModal);
beforeAll(runTimers);
afterAll(() => jest.useRealTimers());
afterEach(cleanup);

test('Back leads through the steps, closes the dialog, then leaves the page', async () => {
  await openSteps();
  await press('next');
  await press('next');
  const screens: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    await goBack();
    screens.push(shown());
  }
  expect(screens).toEqual(['Step 2', 'Step 1', 'no dialog on /steps', 'no dialog on /before']);
});

test('each step adds one entry, which its button takes away', async () => {
  await openSteps();
  const { length } = history;
  await press('next');
  await press('next');
  expect(history.length).toBe(length + 2);
  await press('Previous step');
  await press('Previous step');
  await goBack();
  expect(shown()).toBe('no dialog on /steps');
  await goBack();
  expect(shown()).toBe('no dialog on /before');
});

test('a dialog closed on a later step leaves no entry behind', async () => {
  await openSteps();
  await press('next');
  await press('next');
  await press('Close');
  await goBack();
  expect(shown()).toBe('no dialog on /before');
});

test('a dialog that opens on a later step leads back, too', async () => {
  await openSteps(3);
  const screens: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    await goBack();
    screens.push(shown());
  }
  expect(screens).toEqual(['Step 2', 'Step 1', 'no dialog on /steps', 'no dialog on /before']);
});

test('a step that refuses to be left stays, and Back does not leave the page', async () => {
  await openSteps();
  for (let count = 0; count < 3; count += 1) await press('next');
  await goBack();
  await goBack();
  expect(shown()).toBe('Step 4');
});
