import { mainThread, workOf } from './main-thread';

const meta = (pid: number, tid: number, name: string) => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});
const task = (pid: number, tid: number, ts: number, dur: number, tdur: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  ts,
  dur,
  tdur,
});
const mark = (name: string, ts: number) => ({
  name,
  cat: 'blink.user_timing',
  ph: 'R',
  pid: 1,
  tid: 1,
  ts,
});

const trace = JSON.stringify({
  traceEvents: [
    meta(1, 1, 'CrRendererMain'),
    meta(2, 1, 'CrRendererMain'),
    meta(3, 1, 'CrBrowserMain'),
    task(1, 1, 5000, 60_000, 50_000),
    task(1, 1, 1000, 2000, 1000),
    task(2, 1, 1000, 3000, 1000),
    task(3, 1, 1000, 900_000, 1000),
    mark('started', 4000),
    mark('started', 9000),
  ],
});

test('the main thread of the page is the rendering thread that worked most', () => {
  const { tasks, marks } = mainThread(trace);
  expect(tasks).toEqual([
    { at: 1, wall: 2, cpu: 1 },
    { at: 5, wall: 60, cpu: 50 },
  ]);
  expect(Object.fromEntries(marks)).toEqual({ started: 4 });
});

test('the work between two times is that of the tasks that begin there', () => {
  const thread = mainThread(trace);
  expect(workOf(thread)).toEqual({ wall: 62, cpu: 51, longest: 60 });
  expect(workOf(thread, 4, 6)).toEqual({ wall: 60, cpu: 50, longest: 60 });
  expect(workOf(thread, 90)).toEqual({ wall: 0, cpu: 0, longest: 0 });
});
