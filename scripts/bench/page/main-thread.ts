/** One task of the page's main thread. Times in ms; `at` on the clock of the trace. */
interface Task {
  readonly at: number;
  readonly wall: number;
  readonly cpu: number;
}

export interface MainThread {
  readonly tasks: readonly Task[];
  /** When the page set a mark, by its name: the first of each. */
  readonly marks: ReadonlyMap<string, number>;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly cat?: string;
  readonly args?: { readonly name?: string };
}

/** Categories of a trace that `mainThread` reads. */
export const TRACE_CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata'];

const TASK = 'ThreadControllerImpl::RunTask';
const keyOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/**
 * The tasks and marks of the page in a trace of the browser: of the threads that render documents,
 * the one that worked most.
 */
export function mainThread(trace: string): MainThread {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const rendering = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(keyOf),
  );
  const byThread = new Map<string, Task[]>();
  for (const event of traceEvents) {
    if (event.name !== TASK || event.ph !== 'X' || !rendering.has(keyOf(event))) continue;
    const { ts, dur = 0, tdur = 0 } = event;
    const tasks = byThread.get(keyOf(event)) ?? [];
    tasks.push({ at: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 });
    byThread.set(keyOf(event), tasks);
  }
  const total = (tasks: readonly Task[]): number => tasks.reduce((sum, { wall }) => sum + wall, 0);
  const tasks = [...byThread.values()].sort((a, b) => total(b) - total(a))[0] ?? [];
  const marks = new Map<string, number>();
  for (const { name, cat = '', ts } of traceEvents)
    if (cat.includes('blink.user_timing') && !marks.has(name)) marks.set(name, ts / 1000);
  return { tasks: tasks.sort((a, b) => a.at - b.at), marks };
}

/** Sums of the tasks that begin between two times, and the longest of them. */
export function computeWork(
  { tasks }: Pick<MainThread, 'tasks'>,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
): { wall: number; cpu: number; longest: number } {
  const during = tasks.filter(({ at }) => at >= from && at <= to);
  return {
    wall: during.reduce((sum, { wall }) => sum + wall, 0),
    cpu: during.reduce((sum, { cpu }) => sum + cpu, 0),
    longest: Math.max(0, ...during.map(({ wall }) => wall)),
  };
}
