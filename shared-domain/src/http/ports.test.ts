import { fakePage } from './local-server.test-kit';
import { configureHttp, HttpNotConfigured, httpPorts } from './ports';

test('a call before the startup is a named error; the last configuration counts', () => {
  expect(() => httpPorts()).toThrow(HttpNotConfigured);
  configureHttp(fakePage('/first', null).ports);
  const { ports } = fakePage('/second', null);
  configureHttp(ports);
  expect(httpPorts()).toBe(ports);
});
