export { dayShown, firstInstants } from './first-instants';
export { slowOffer } from './slow-schedule';
