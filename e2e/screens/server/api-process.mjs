/*
 * The reference API of the screens: demo restaurants in a database of its own. Sends its address to
 * its parent, and ends with it.
 */
import { register } from 'tsx/esm/api';

register();
const { startScreensApi } = await import('./api.ts');
const { url, stop } = await startScreensApi();
process.send(url);
process.on('disconnect', () => stop().finally(() => process.exit()));
