import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

/** The index a key selects in a ring of `count` tabs; undefined for any other key. */
function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export type TabItem = { id: string; label: ReactNode; content: ReactNode };
export type TabsProps = {
  /** Accessible name of the set of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The open tab; without it the tabs store it themselves and start with the first. */
  value?: string;
  onValueChange?: (id: string) => void;
};

/**
 * Tabs of the ARIA pattern: arrow keys, Home and End open a tab; only the open panel is rendered.
 */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0]?.id);
  const open = items.find(({ id }) => id === (value ?? own)) ?? items[0];
  const choose = (id: string): void => {
    setOwn(id);
    onValueChange?.(id);
  };
  const press = (event: KeyboardEvent): void => {
    const to = nextTab(
      event.key,
      items.findIndex((item) => item === open),
      items.length,
    );
    const target = to === undefined ? undefined : items[to];
    if (to === undefined || !target) return;
    event.preventDefault();
    choose(target.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div
        ref={listRef}
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={press}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${item.id}`}
            className={styles.tab}
            aria-selected={item === open}
            aria-controls={item === open ? `${baseId}-panel-${item.id}` : undefined}
            tabIndex={item === open ? 0 : -1}
            onClick={() => choose(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {open && (
        <div
          role="tabpanel"
          id={`${baseId}-panel-${open.id}`}
          aria-labelledby={`${baseId}-tab-${open.id}`}
          tabIndex={0}
          className={styles.panel}
        >
          {open.content}
        </div>
      )}
    </div>
  );
}
