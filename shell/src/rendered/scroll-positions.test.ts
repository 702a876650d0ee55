/** @jest-environment jsdom */
import { noteScrolls } from './scroll-positions';

const HTML = '<nav class="bar"></nav><div class="row"></div><div class="row"></div>';
let root: HTMLElement;
const rows = (): Element[] => [...root.querySelectorAll('.row')];

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root')!;
  root.innerHTML = HTML;
  // jsdom has no layout, and scrolls nothing
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    Object.assign(this, { scrollLeft: (to as ScrollToOptions).left });
  } as typeof Element.prototype.scrollTo;
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});
afterEach(() => Object.assign(window, { scrollY: 0 }));

function renderAnew(): () => void {
  rows()[1]!.scrollLeft = 120;
  Object.assign(window, { scrollY: 700 });
  const restore = noteScrolls(root);
  root.innerHTML = HTML;
  Object.assign(window, { scrollY: 0 }); // the page was shorter meanwhile
  return restore;
}

test('the page and its scrollers are where the customer has scrolled them', () => {
  renderAnew()();
  expect(rows().map(({ scrollLeft }) => scrollLeft)).toEqual([0, 120]);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});

test('not on the page that the customer has opened meanwhile', () => {
  const restore = renderAnew();
  history.pushState(null, '', '/another');
  restore();
  expect(window.scrollTo).not.toHaveBeenCalled();
  history.pushState(null, '', '/');
});

test.each(['wheel', 'touchmove', 'keydown'])('not after a %s of the customer', (name) => {
  const restore = renderAnew();
  dispatchEvent(new Event(name));
  restore();
  expect(rows().map(({ scrollLeft }) => scrollLeft)).toEqual([0, 0]);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
