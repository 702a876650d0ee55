import { $language, $restaurant } from '@storefront/shared-domain/models';
import { formatDate, formatWeekday } from '@storefront/shared-domain/rules';
import type { ScheduleDay } from '@storefront/shared-domain/schedule';
import { Icon } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayName } from './day-name';
import styles from './day-strip.module.css';
import { dayPicked } from './days.model';

const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const smoothly = (): ScrollBehavior => (prefersLessMotion() ? 'instant' : 'smooth');

type Strip = {
  /** Whether the strip extends before and after its visible part. */
  before: boolean;
  after: boolean;
  /** Scrolls by most of the visible width. */
  turn: (direction: -1 | 1) => void;
};

/**
 * A horizontally scrolled strip that scrolls its checked option into view; `chosen` identifies it.
 */
function useStrip(ref: RefObject<HTMLElement | null>, chosen: string): Strip {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const strip = ref.current;
    if (strip === null) return;
    const look = (): void => {
      const before = strip.scrollLeft > 1;
      const after = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
      setEnds((seen) =>
        seen.before === before && seen.after === after ? seen : { before, after },
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [ref]);
  useEffect(() => {
    const strip = ref.current;
    const mark = strip?.querySelector<HTMLElement>('[data-chosen="true"]');
    if (strip && mark)
      strip.scrollTo({
        left: mark.offsetLeft - (strip.clientWidth - mark.offsetWidth) / 2,
        behavior: smoothly(),
      });
  }, [ref, chosen]);
  const turn = useCallback(
    (direction: -1 | 1) => {
      ref.current?.scrollBy({
        left: direction * ref.current.clientWidth * 0.8,
        behavior: smoothly(),
      });
    },
    [ref],
  );
  return { ...ends, turn };
}

type Props = { days: readonly ScheduleDay[]; shown: ScheduleDay };

/**
 * The days in a row: swiped by touch, scrolled by mouse buttons, selected with the arrow keys
 * (SCHEDULE-02, SCHEDULE-07).
 */
export function DayStrip({ days, shown }: Props) {
  const { t } = useTranslation('mf-delivery');
  const { info, language, pick } = useUnit({
    info: $restaurant,
    language: $language,
    pick: dayPicked,
  });
  const strip = useRef<HTMLDivElement>(null);
  const { before, after, turn } = useStrip(strip, shown.date);
  const nameOf = ({ date, slots }: ScheduleDay): string => {
    const weekday = t('schedule.day', {
      name: formatWeekday(date, language),
      date: formatDate(date, info),
    });
    const named =
      date === days[0]?.date || date === days[1]?.date
        ? t('schedule.day', { name: dayName(t, date, days, language), date: weekday })
        : weekday;
    return slots.length > 0 ? named : t('schedule.day-without', { day: named });
  };
  return (
    <fieldset
      role="radiogroup"
      className={styles.frame}
      aria-label={t('schedule.days')}
      data-before={before}
      data-after={after}
    >
      {before && <Turn side="before" onClick={() => turn(-1)} />}
      <div ref={strip} className={styles.strip}>
        {days.map((day) => (
          <label
            key={day.date}
            className={styles.day}
            data-chosen={day.date === shown.date}
            data-empty={day.slots.length === 0}
          >
            <input
              type="radio"
              name="schedule-day"
              className={styles.input}
              value={day.date}
              aria-label={nameOf(day)}
              checked={day.date === shown.date}
              onChange={() => pick(day.date)}
            />
            <span className={styles.name}>{dayName(t, day.date, days, language, 'short')}</span>
            <span className={styles.date}>{formatDate(day.date, info).slice(0, 5)}</span>
          </label>
        ))}
      </div>
      {after && <Turn side="after" onClick={() => turn(1)} />}
    </fieldset>
  );
}

/** For mouse users only: touch and keys reach every day without it, so it is no tab stop. */
function Turn({ side, onClick }: { side: 'before' | 'after'; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-side={side}
      tabIndex={-1}
      aria-hidden
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name="chevron" />
    </button>
  );
}
