/** The router for server rendering; a separate module, so that no browser loads it. */
export { StaticRouter } from 'react-router-dom';
