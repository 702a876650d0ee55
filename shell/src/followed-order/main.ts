import { followOrder } from './follow-order';

globalThis.__storefrontWork = followOrder;
