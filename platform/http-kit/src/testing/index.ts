export { type RawAnswer, rawExchange, rawRequest } from './raw-exchange';
