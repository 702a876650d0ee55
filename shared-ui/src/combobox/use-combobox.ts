import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, matchOptions } from './match-options';

type Input = {
  options: readonly ComboboxOption[];
  value: string | null;
  /** Set where free text is allowed. */
  text: string | undefined;
  onValueChange: (value: string | null) => void;
  onQueryChange: ((query: string) => void) | undefined;
};
type State = { typed: string | null; isOpen: boolean; active: number };

const CLOSED: State = { typed: null, isOpen: false, active: -1 };

/** Behavior of a list-autocomplete combobox: typed text, offered options, active option. */
export function useCombobox({ options, value, text: free, onValueChange, onQueryChange }: Input) {
  const [state, setState] = useState(CLOSED);
  const chosen = options.find((option) => option.value === value);
  const offered = onQueryChange ? options : matchOptions(options, state.typed ?? '');
  const active = Math.min(state.active, offered.length - 1);

  const open = (): void => setState((now) => ({ ...now, isOpen: true }));
  const close = (): void => setState(CLOSED);
  const choose = (option: ComboboxOption): void => {
    close();
    if (option.value !== value) onValueChange(option.value);
  };
  const type = (text: string): void => {
    setState({ typed: text, isOpen: true, active: text === '' || free !== undefined ? -1 : 0 });
    onQueryChange?.(text);
    if (text === '' && value !== null) onValueChange(null);
  };
  const point = (to: number): void => {
    const count = offered.length;
    setState((now) => ({ ...now, isOpen: true, active: count > 0 ? (to + count) % count : -1 }));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () =>
      point(state.isOpen ? active + 1 : Math.max(0, chosen ? offered.indexOf(chosen) : 0)),
    ArrowUp: () => point(state.isOpen && active >= 0 ? active - 1 : offered.length - 1),
    ...(state.isOpen && { Escape: close }),
    ...(state.isOpen && offered[active] && { Enter: () => choose(offered[active]!) }),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return {
    text: free ?? state.typed ?? chosen?.label ?? '',
    isOpen: state.isOpen,
    offered,
    active,
    open,
    close,
    choose,
    type,
    press,
  };
}
