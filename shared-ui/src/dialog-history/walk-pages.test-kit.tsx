import { setImmediate as microtasks } from 'node:timers/promises';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AlertDialog } from '../dialog/alert-dialog';
import { Dialog } from '../dialog/dialog';
import { Route, Routes } from 'react-router-dom';
import { Outlet, useLocation, useNavigate } from '../router';
import { BrowserRouter } from './browser-router';
import { RouteDialog } from './route-dialog';

function Moves({ level }: { level: number }) {
  const navigate = useNavigate();
  const to = `/page-${Math.floor(Math.random() * 1e9)}`;
  return (
    <>
      <button onClick={() => void navigate(to)}>{`push ${level}`}</button>
      <button onClick={() => void navigate(to, { replace: true })}>{`replace ${level}`}</button>
    </>
  );
}

/** A page or a dialog, from which the next dialog opens; the dialogs alternate between two kinds. */
function Level({ level, onEnd }: { level: number; onEnd: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const close = () => setOpen(false);
  const next = <Level level={level + 1} onEnd={close} />;
  return (
    <>
      <Moves level={level} />
      <button onClick={() => setOpen(true)}>{`open ${level}`}</button>
      <button onClick={() => setBusy(!isBusy)}>{`busy ${level}`}</button>
      <button onClick={onEnd}>{`close ${level}`}</button>
      <button
        onClick={() => {
          onEnd();
          void navigate('/closed', { replace: true });
        }}
      >{`close and replace ${level}`}</button>
      {level % 2 === 0 ? (
        <Dialog open={isOpen} title="Dialog" closeLabel="Close" onClose={close}>
          {isOpen && next}
        </Dialog>
      ) : (
        <AlertDialog
          open={isOpen}
          title="Alert"
          confirmLabel="OK"
          loading={isBusy}
          onConfirm={close}
        >
          {isOpen && next}
        </AlertDialog>
      )}
    </>
  );
}

function RoutedDialog() {
  const navigate = useNavigate();
  const leave = () => void navigate('/page', { replace: true });
  return (
    <RouteDialog>
      <Dialog open title="Route" closeLabel="Close" onClose={leave}>
        <Level level={1} onEnd={leave} />
      </Dialog>
    </RouteDialog>
  );
}

function Page() {
  const { pathname } = useLocation();
  return <Level key={pathname} level={0} onEnd={() => undefined} />;
}

/** For `beforeAll`: traversals of jsdom wait for timers of the page, which `settled` runs. */
export const runTimers = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'Date', 'performance'] });

/** Runs timers, one by one, and what follows each, until none is left. */
async function settled(): Promise<void> {
  do {
    await act(async () => {
      jest.advanceTimersToNextTimer();
      await microtasks();
    });
  } while (jest.getTimerCount() > 0);
}

/** Renders the pages, as the first load or a reload of the current address does. */
export async function load(): Promise<void> {
  cleanup();
  render(
    <BrowserRouter>
      <Routes>
        <Route
          path="page"
          element={
            <>
              <Page />
              <Outlet />
            </>
          }
        >
          <Route path="dialog" element={<RoutedDialog />} />
        </Route>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
  await settled();
}

function Address({ onRender }: { onRender: () => void }) {
  const { pathname } = useLocation();
  useState(onRender);
  return pathname;
}

/** Renders a router; while it is rendered for the first time, the customer moves to another page. */
export async function moveWhileRendering(to: string): Promise<void> {
  cleanup();
  const move = (): void => {
    history.pushState({ key: 'moved', idx: 7 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  };
  render(
    <BrowserRouter>
      <Address onRender={move} />
    </BrowserRouter>,
  );
  await settled();
}

/** Paths that a router shows whose first address the customer has left, one after the other. */
export async function pathsFrom(first: string): Promise<string[]> {
  cleanup();
  const paths: string[] = [];
  function Path() {
    const { pathname } = useLocation();
    if (paths.at(-1) !== pathname) paths.push(pathname);
    return null;
  }
  render(
    <BrowserRouter at={new URL(first, location.href).href}>
      <Path />
    </BrowserRouter>,
  );
  await settled();
  return paths;
}

export const dialogs = (): number => document.querySelectorAll('dialog').length;

/** Presses a button of the topmost dialog, or of the page. */
export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByText(`${name} ${dialogs()}`));
  await settled();
}

/** Presses Back or Forward of the browser. */
export async function traverse(delta: -1 | 1): Promise<void> {
  history.go(delta);
  await settled();
}
