/** The router of a page that is rendered to a string; kept apart so that no browser loads it. */
export { StaticRouter } from 'react-router-dom';
