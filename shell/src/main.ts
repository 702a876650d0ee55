import '@storefront/shared-ui/styles.css';
import '@storefront/shared-ui/fonts.css';
import '@storefront/shared-ui/looks.css';
import { nextTask } from './scheduling/next-task';

/**
 * The modules of the start, from the innermost to the outermost. Evaluated at once they are one task
 * of half a second on a slow phone, which answers no tap meanwhile.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@storefront/shared-domain/storage'),
  () => import(/* webpackMode: "eager" */ '@storefront/shared-domain/models'),
  () => import(/* webpackMode: "eager" */ '@storefront/shared-domain/menu-rules'),
  () => import(/* webpackMode: "eager" */ './app/react-root'),
  () => import(/* webpackMode: "eager" */ '@storefront/shared-ui'),
  () => import(/* webpackMode: "eager" */ './app/app'),
];

async function main(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  start();
}

void main();
