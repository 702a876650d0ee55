import type { Network, Reply } from './network';

/**
 * The page looks up an order without an answer every 2 s, and reports its loss after 10 s. Here the
 * first look-up ends when the test says so, with 404: the time that the test takes changes nothing.
 */
export function holdLookUps(network: Network): { answerLookUp(): void } {
  let answerLookUp = (): void => undefined;
  const answer = new Promise<Reply>((resolve) => {
    answerLookUp = () => resolve({ status: 404, json: {} });
  });
  network.answer('GET', /^\/order\/uuid\//, () => answer);
  return { answerLookUp };
}
