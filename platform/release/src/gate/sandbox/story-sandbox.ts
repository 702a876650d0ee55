import path from 'node:path';
import { z } from 'zod';
import type { Tools } from '../../cli/tools';
import { toReason } from '../browser/to-reason';
import type { Translation } from '../catalogs/translations';
import { PublishedScreens } from '../screens';
import { type Action, type Reply, SCRIPT, type Settled, type Turn } from './messages';
import { type Stage, replayAction } from './replay-action';
import { Chain } from './replay-chain';

/** Limits of a story. A busy machine needs seconds for what is done at once. */
const TURN_MS = 15_000;
const STEP_MS = 120_000;
const MAX_ACTIONS = 500;
const MAX_AT_ONCE = 20;
/** Characters of one message. */
const MAX_SENT = 100_000;
const MAX_RETURNED = 2_000_000;

const HOST = path.join(import.meta.dirname, 'inside/main.ts');

const Named = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const What = z.string().min(1).max(200);
const Listed = z.strictObject({
  screens: PublishedScreens.optional(),
  stories: z.record(
    Named,
    z.strictObject({
      needs: z.array(Named).max(50),
      edition: Named.nullable().optional(),
      steps: z.array(What).min(1).max(50),
      exchange: z
        .strictObject({
          what: What,
          older: z.array(z.strictObject({ name: What, shows: z.string().max(1000) })).max(40),
        })
        .optional(),
    }),
  ),
});
const Sent = z.strictObject({
  actions: z.array(z.strictObject({ id: z.int(), chain: Chain })).max(MAX_AT_ONCE),
  end: z.strictObject({ error: z.string().nullable(), value: z.json().optional() }).optional(),
});

export type ListedStories = z.infer<typeof Listed>;

type OpenSandbox = Tools['openSandbox'];
type Sandbox = Awaited<ReturnType<OpenSandbox>>;

const openSandbox = (open: OpenSandbox, script: string): Promise<Sandbox> =>
  open({ host: HOST, scripts: { [SCRIPT]: script }, deadlineMs: TURN_MS });

/** What a sandbox sent: a story may have written it. Throws. */
function read<Value>(schema: z.ZodType<Value>, text: string | null): Value {
  if (text === null || text.length > MAX_SENT) throw new Error('a story sent too much at once');
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('a story sent what is no message of it');
  return parsed.data;
}

/** The stories and screens in a script, which runs for it. Rejects with what is wrong. */
export async function listStories(open: OpenSandbox, script: string): Promise<ListedStories> {
  const sandbox = await openSandbox(open, script);
  try {
    return read(Listed, await sandbox.call('list', ''));
  } finally {
    sandbox.close();
  }
}

function returned(id: number, value: unknown): Settled {
  const text = JSON.stringify(value ?? null) ?? 'null';
  return text.length > MAX_RETURNED
    ? { id, error: 'the result is too long for a story' }
    : { id, value: value ?? null };
}

const perform = (stage: Stage, { id, chain }: Action): Promise<Settled> =>
  replayAction(stage, chain).then(
    (value) => returned(id, value),
    (error: unknown) => ({ id, error: toReason(error) }),
  );

/** Rejects after a time that no step needs; `stop` ends the wait. */
function deadline(): { readonly passed: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`it does not end within ${STEP_MS / 1000} s`));
    }, STEP_MS);
  });
  passed.catch(() => undefined);
  return { passed, stop: () => clearTimeout(timer) };
}

/** Walks one step and returns its result: rejects with the reason why it is not possible. */
async function walkStep(sandbox: Sandbox, stage: Stage, step: number): Promise<unknown> {
  const running = new Map<number, Promise<Settled>>();
  const { passed, stop } = deadline();
  let count = 0;
  const turn = async (message: Omit<Turn, 'url'>): Promise<Reply> => {
    const text = JSON.stringify({ ...message, url: stage.page.url() });
    return read(Sent, await Promise.race([sandbox.call('turn', text), passed])) as Reply;
  };
  try {
    let reply = await turn({ begin: step, settled: [] });
    while (reply.end === undefined) {
      count += reply.actions.length;
      if (count > MAX_ACTIONS || running.size > MAX_AT_ONCE)
        throw new Error('a story does too much in one step');
      for (const action of reply.actions) running.set(action.id, perform(stage, action));
      if (running.size === 0)
        throw new Error('a story waits for what cannot happen: it waits by its page alone');
      const settled = await Promise.race([...running.values(), passed]);
      running.delete(settled.id);
      reply = await turn({ settled: [settled] });
    }
    if (reply.end.error !== null) throw new Error(reply.end.error);
    return reply.end.value;
  } finally {
    stop();
  }
}

/** A story in a sandbox of its own. */
export interface OpenStory {
  /** Result of the step. Rejects with the reason why it is not possible. */
  step(index: number): Promise<unknown>;
  close(): void;
}

interface StoryOptions {
  readonly script: string;
  readonly name: string;
  readonly translation: Translation;
  readonly stage: Stage;
}

/** Opens a story. Rejects when there can be no sandbox, or the script has no such story. */
export async function openStory(open: OpenSandbox, options: StoryOptions): Promise<OpenStory> {
  const { script, name, translation, stage } = options;
  const sandbox = await openSandbox(open, script);
  const catalogs = [...translation.catalogs].flatMap(([build, all]) =>
    all.map((texts) => [build, Object.fromEntries(texts)]),
  );
  try {
    const { language } = translation;
    await sandbox.call('open', JSON.stringify({ name, language, catalogs }));
  } catch (error) {
    sandbox.close();
    throw error;
  }
  return { step: (index) => walkStep(sandbox, stage, index), close: sandbox.close };
}
