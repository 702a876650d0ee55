import { whenIdle } from '@storefront/shared-kit/when-idle';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersLessMotion } from '../../lib/less-motion';
import styles from './highlights.module.css';
import type { Position, Slider } from './slider';

const MARGIN = '200px';

/**
 * Runs a task once, when an element comes near the screen. The task may return its own cancel
 * function.
 */
function whenNear(element: Element, task: () => () => void): () => void {
  let callOff: (() => void) | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callOff = task();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    callOff?.();
  };
}

const SPEED = 400;

type Live = {
  root: RefObject<HTMLDivElement | null>;
  position: Position | null;
  isPlaying: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
};

/**
 * Loads the slider once the row is near the screen and the page is idle; until then, and when
 * loading fails, `position` is null and the row is scrolled by hand. `isHeld` pauses it during
 * hover or focus. `interval` is the time between two slides, in milliseconds.
 */
export function useSlider(slides: number, isHeld: boolean, interval: number): Live {
  const root = useRef<HTMLDivElement>(null);
  const [slider, setSlider] = useState<Slider | null>(null);
  const [position, setPosition] = useState<Position | null>(null);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    const element = root.current;
    if (element === null || slides < 2) return;
    let started: Slider | null = null;
    let isGone = false;
    const start = async (): Promise<void> => {
      const { startSlider } = await import(/* webpackChunkName: "slider" */ './slider');
      if (isGone) return;
      const isCalm = prefersLessMotion();
      setIsPlaying(!isCalm);
      started = startSlider(element, {
        track: styles['track']!,
        slide: styles['slide']!,
        interval,
        speed: isCalm ? 0 : SPEED,
        onMoved: setPosition,
      });
      setSlider(started);
    };
    const callOff = whenNear(element, () =>
      whenIdle(() => {
        start().catch(() => undefined);
      }),
    ); // when loading fails, the row stays scrollable by hand
    return () => {
      isGone = true;
      callOff();
      started?.stop();
      setSlider(null);
      setPosition(null);
    };
  }, [slides, interval]);

  useEffect(() => {
    if (isPlaying && !isHeld) slider?.play();
    else slider?.pause();
  }, [slider, isPlaying, isHeld]);

  return {
    root,
    position,
    isPlaying,
    goTo: (index) => slider?.goTo(index),
    toggle: () => setIsPlaying((playing) => !playing),
  };
}
