/* Tests of several nodes behind nginx, `*.nginx.test.ts`, on a real PostgreSQL. */
const base = require('./jest.int.config.cjs');

/** @type {import('jest').Config} */
module.exports = { ...base, testMatch: ['<rootDir>/**/*.nginx.test.ts'], testTimeout: 120_000 };
