/* A class name is its own key, so that a rendered page can be read in a test. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
