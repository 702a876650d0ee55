import { element } from '../element';
import type { Translate } from '../texts';
import { createField, type Field, type FieldOptions } from './field';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * `problems`: violations by field, as keys of `problem.` in the catalogue. `back` is omitted on the
 * first stage.
 */
export type StageOptions<Name extends string> = {
  readonly t: Translate;
  readonly heading: string;
  readonly step: string;
  readonly fields: readonly (Omit<FieldOptions, 'problem' | 'name'> & { readonly name: Name })[];
  readonly problems: (values: Values<Name>) => Readonly<Partial<Record<Name, string>>>;
  readonly next: string;
  readonly back?: string;
  readonly onNext: () => void;
  readonly onBack?: () => void;
};

export type Stage<Name extends string> = {
  readonly root: HTMLFormElement;
  readonly fields: Readonly<Record<Name, Field>>;
  readonly values: () => Values<Name>;
  /** Disables inputs and buttons during a request. */
  readonly setBusy: (isBusy: boolean) => void;
  /** Empties every field, so that the document no longer contains the input. */
  readonly wipe: () => void;
};

/**
 * A form of one stage. Its button is disabled while a field is invalid or empty (CARDS-11), and a text
 * names them; Enter then shows what is wrong with them.
 */
export function createStage<Name extends string>({
  t,
  heading,
  step,
  fields: options,
  problems,
  next,
  back,
  onNext,
  onBack,
}: StageOptions<Name>): Stage<Name> {
  const names = options.map(({ name }) => name);
  const values = (): Values<Name> =>
    Object.fromEntries(names.map((name) => [name, fields[name].input.value])) as Record<
      Name,
      string
    >;
  const problemOf = (name: Name): string | null => {
    const problem = problems(values())[name];
    return problem === undefined ? null : t(`problem.${problem}`);
  };
  const made = options.map(
    (option) =>
      [option.name, createField({ ...option, problem: () => problemOf(option.name) })] as const,
  );
  const fields = Object.fromEntries(made) as Record<Name, Field>;
  const isWhole = (): boolean => Object.keys(problems(values())).length === 0;
  const labels = new Map<string, string>(options.map(({ name, label }) => [name, label]));

  const reason = element('p', { id: 'reason', class: 'reason' });
  const forward = element(
    'button',
    { type: 'submit', class: 'primary', 'aria-describedby': reason.id },
    next,
  );
  const backward = element('button', { type: 'button', class: 'secondary' }, back ?? '');
  const inner = element(
    'fieldset',
    {},
    ...made.map(([, { root }]) => root),
    reason,
    element('div', { class: 'actions' }, ...(back === undefined ? [] : [backward]), forward),
  );
  const root = element(
    'form',
    { novalidate: '', 'aria-label': heading },
    element('header', {}, element('h1', {}, heading), element('p', {}, step)),
    inner,
  );

  const update = (): void => {
    const wrong = Object.keys(problems(values())).map((name) => labels.get(name));
    forward.disabled = wrong.length > 0;
    reason.textContent = wrong.length === 0 ? '' : t('incomplete', { fields: wrong.join(', ') });
  };
  root.addEventListener('input', update);
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isWhole()) onNext();
  });
  // A disabled button submits no form: Enter shows the violations instead.
  root.addEventListener('keydown', (event) => {
    if (
      event.key !== 'Enter' ||
      event.isComposing ||
      !(event.target instanceof HTMLInputElement) ||
      isWhole()
    )
      return;
    event.preventDefault();
    const wrong = names.filter((name) => fields[name].reveal());
    if (wrong[0] !== undefined) fields[wrong[0]].input.focus();
  });
  if (onBack) backward.addEventListener('click', onBack);
  update();
  return {
    root,
    fields,
    values,
    setBusy: (isBusy) => {
      inner.disabled = isBusy;
      forward.setAttribute('aria-busy', String(isBusy));
      update();
    },
    wipe: () => {
      for (const name of names) fields[name].input.value = '';
      update();
    },
  };
}
