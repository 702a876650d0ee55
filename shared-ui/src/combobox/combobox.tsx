import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { cx } from '../lib/cx';
import { useSpaceBelow } from '../lib/use-space-below';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';
import { splitField } from '../field/split-field';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import { Spinner } from '../spinner/spinner';
import type { ComboboxOption } from './match-options';
import styles from './combobox.module.css';
import { useCombobox } from './use-combobox';

export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[];
  value: string | null;
  /** The chosen value, or null when the text was cleared. */
  onValueChange: (value: string | null) => void;
  /**
   * The text, where free text is allowed: it stays as typed, and an option only offers another
   * text. No option is active by default.
   */
  text?: string;
  maxLength?: number;
  /**
   * Called on every change of the text; `options` are then the search results and are shown
   * unfiltered.
   */
  onQueryChange?: (query: string) => void;
  /** Shown in the list when no option matches. */
  emptyText: ReactNode;
  loading?: boolean;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  icon?: IconName;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A select with text search: ARIA 1.2 combobox with a listbox; the focus remains in the input. */
export function Combobox(props: ComboboxProps) {
  const [texts, own] = splitField(props);
  const {
    options,
    value,
    text,
    onValueChange,
    onQueryChange,
    emptyText,
    loading,
    icon,
    onBlur,
    ...native
  } = own;
  const listId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const emptyRef = useRef<HTMLSpanElement>(null);
  const box = useCombobox({ options, value, text, onValueChange, onQueryChange });
  const count = box.offered.length;
  useSpaceBelow(listRef, box.isOpen && count > 0, count);
  useSpaceBelow(emptyRef, box.isOpen && count === 0, count);
  useEffect(() => {
    listRef.current?.children[box.active]?.scrollIntoView?.({ block: 'nearest' });
  }, [box.active]);
  const leave = (): void => {
    box.close();
    onBlur?.();
  };
  return (
    <Field {...texts}>
      {(wiring) => (
        <span className={cx(control.box, styles.box)}>
          {icon && (
            <span className={control.aside}>
              <Icon name={icon} />
            </span>
          )}
          <input
            {...native}
            {...wiring}
            className={control.input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={box.isOpen && count > 0}
            aria-controls={listId}
            aria-activedescendant={
              box.isOpen && box.active >= 0 ? `${listId}-${box.active}` : undefined
            }
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onClick={box.open}
            onKeyDown={box.press}
            onBlur={leave}
          />
          {(loading || text === undefined) && (
            <span className={styles.arrow}>
              {loading ? <Spinner size="s" /> : <Icon name="chevron" />}
            </span>
          )}
          <ul
            ref={listRef}
            id={listId}
            role="listbox"
            aria-labelledby={`${wiring.id}-label`}
            className={styles.list}
            hidden={!box.isOpen}
          >
            {box.offered.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === box.active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => box.choose(option)}
              >
                {option.label}
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </li>
            ))}
          </ul>
          {box.isOpen && count === 0 && (loading || emptyText) && (
            <span ref={emptyRef} className={cx(styles.list, styles.empty)} role="status">
              {loading ? <Spinner /> : emptyText}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
