import { watchPresence } from './page-presence';

test('without a document there is nothing to watch, and stopping does nothing', () => {
  const called = jest.fn();
  const stop = watchPresence({
    onAway: called,
    onBack: called,
    onOffline: called,
    onOnline: called,
  });
  stop();
  expect(called).not.toHaveBeenCalled();
});
