/** @jest-environment jsdom */
import { holdInPlace } from './hold-in-place';

/** Position of the element in the page, in CSS pixels. */
let position = 0;
const element = document.createElement('div');
element.getBoundingClientRect = () => ({ top: position - window.scrollY }) as DOMRect;

const runFrames = (count: number): void => {
  for (let at = 0; at < count; at++) jest.advanceTimersToNextFrame();
};

beforeEach(() => {
  jest.useFakeTimers();
  position = 1000;
  window.scrollY = 0;
  window.scrollBy = (({ top }: ScrollToOptions) => {
    window.scrollY += top ?? 0;
  }) as typeof window.scrollBy;
  holdInPlace(element, 70);
});
afterEach(() => jest.useRealTimers());

test('an element is held while the heights above it change, longer than 20 frames', () => {
  for (let grown = 0; grown < 4; grown++) {
    runFrames(15);
    position += 100;
  }
  runFrames(1);
  expect(element.getBoundingClientRect().top).toBe(70);
});

test('after 20 frames without a movement the page is free', () => {
  runFrames(25);
  position += 100;
  runFrames(5);
  expect(element.getBoundingClientRect().top).toBe(170);
});

test('a part of the list on the screen without its cards prolongs the hold', () => {
  const part = document.createElement('div');
  part.dataset.partial = 'true';
  document.body.replaceChildren(part);
  runFrames(60);
  position += 100;
  runFrames(1);
  expect(element.getBoundingClientRect().top).toBe(70);
  document.body.replaceChildren();
});

test('a list that grows for more than 15 s is no longer followed', () => {
  for (let grown = 0; grown < 100; grown++) {
    runFrames(10);
    position += 100;
  }
  runFrames(1);
  expect(element.getBoundingClientRect().top).toBeGreaterThan(70);
});

test("the customer's input ends the hold", () => {
  window.dispatchEvent(new Event('wheel'));
  position += 100;
  runFrames(5);
  expect(element.getBoundingClientRect().top).toBe(170);
});
