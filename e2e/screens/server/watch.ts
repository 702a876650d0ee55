import { watchEachTest } from '../kit/each-test';

watchEachTest();
