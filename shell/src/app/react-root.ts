/** React's roots as a module of ours: an import on demand of its CommonJS would wrap every name. */
export { createRoot, hydrateRoot } from 'react-dom/client';
