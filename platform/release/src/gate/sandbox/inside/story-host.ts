import type { Customer, Screens, Story } from '@storefront/compositions/story';
import { textsIn } from '../../catalogs/texts-in';
import type { Action, Reply, Settled, Turn } from '../messages';
import { recordedPage } from './recorded-page';

/** Texts of a language: those of each catalog, by the build that has it. */
type Catalogs = readonly (readonly [build: string, texts: Readonly<Record<string, string>>])[];

interface Opening {
  readonly name: string;
  readonly language: string;
  readonly catalogs: Catalogs;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A story may throw what has no text. */
function messageOf(error: unknown): string {
  try {
    return String((error as { message?: unknown } | null)?.message ?? error);
  } catch {
    return 'it throws a value without a text';
  }
}

function createCustomer({ language, catalogs }: Opening, page: Customer['page']): Customer {
  const builds = [...new Set(catalogs.map(([build]) => build))];
  const ofBuild = (build: string) =>
    catalogs.filter(([of]) => of === build).map(([, texts]) => new Map(Object.entries(texts)));
  return { page, t: textsIn(new Map(builds.map((build) => [build, ofBuild(build)])), language) };
}

/** What the script of a build publishes. */
export interface Published {
  readonly stories: Readonly<Record<string, Story>>;
  readonly screens?: Screens | undefined;
}

/**
 * What the gate calls in the sandbox, with JSON. A story may change whatever is here: what it gains is
 * other messages, which the gate judges.
 */
export function storyHost(published: () => Published) {
  const waiting = new Map<number, Waiting>();
  let actions: Action[] = [];
  let lastId = 0;
  let url = '';
  let end: Reply['end'];
  let open: { readonly story: Story; readonly customer: Customer } | null = null;

  const send = (chain: Action['chain']): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, { resolve, reject });
      actions.push({ id, chain });
    });

  function settle(result: Settled): void {
    const { resolve, reject } = waiting.get(result.id) ?? {};
    waiting.delete(result.id);
    if ('error' in result) reject?.(new Error(result.error));
    else resolve?.(result.value);
  }

  async function begin(index: number): Promise<void> {
    end = undefined;
    try {
      const value = await open?.story.steps[index]?.[1](open.customer);
      end = { error: null, value };
    } catch (error) {
      end = { error: messageOf(error) };
    }
  }

  return {
    /** JSON of the stories by their names, without their code, and of the screens. */
    list: (): string => {
      const { stories, screens } = published();
      const listed = Object.entries(stories).map(([name, { needs, edition, steps, exchange }]) => [
        name,
        { needs, edition, steps: steps.map(([what]) => what), exchange },
      ]);
      return JSON.stringify({ stories: Object.fromEntries(listed), screens });
    },

    open: (json: string): void => {
      const opening = JSON.parse(json) as Opening;
      const story = published().stories[opening.name];
      if (story === undefined) throw new Error(`there is no story ${opening.name}`);
      const page = recordedPage(send, () => url);
      open = { story, customer: createCustomer(opening, page) };
    },

    /** Continues a step until it waits for actions, which it returns, or ends. */
    turn: async (json: string): Promise<string> => {
      const turn = JSON.parse(json) as Turn;
      ({ url } = turn);
      if (turn.begin !== undefined) void begin(turn.begin);
      turn.settled.forEach(settle);
      // everything that the results allow has run before the first timer
      await new Promise((resolve) => setTimeout(resolve, 0));
      const reply: Reply = { actions, ...(end === undefined ? {} : { end }) };
      actions = [];
      return JSON.stringify(reply);
    },
  };
}
