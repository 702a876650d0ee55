import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export type Position = { index: number; count: number };
export type Slider = {
  play: () => void;
  pause: () => void;
  goTo: (index: number) => void;
  stop: () => void;
};
export type SliderOptions = {
  track: string;
  slide: string;
  /** Milliseconds between two slides. */
  interval: number;
  /** Duration of one slide in milliseconds; 0 jumps. */
  speed: number;
  onMoved: (position: Position) => void;
};

/**
 * Slides a row of pictures automatically. The row already scrolls and snaps with CSS alone; this
 * drives the same scrolling, so loading it causes no layout shift.
 */
export function startSlider(
  element: HTMLElement,
  { track, slide, interval, speed, onMoved }: SliderOptions,
): Slider {
  const send = ({ snapIndex, snapGrid }: Swiper): void =>
    onMoved({ index: snapIndex, count: snapGrid.length });
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    cssMode: true,
    slidesPerView: 'auto',
    wrapperClass: track,
    slideClass: slide,
    speed,
    autoplay: { delay: interval, disableOnInteraction: false, enabled: false },
    on: { afterInit: send, snapIndexChange: send, snapGridLengthChange: send },
  });
  return {
    play: () => {
      if (!swiper.autoplay.running) swiper.autoplay.start();
    },
    pause: () => {
      swiper.autoplay.stop();
    },
    goTo: (index) => {
      swiper.slideTo(index);
    },
    stop: () => {
      swiper.destroy(true, false);
    },
  };
}
