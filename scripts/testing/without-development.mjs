/*
 * `node --import ./scripts/testing/without-development.mjs …` runs a program like an installation
 * by `npm ci --omit=dev`: a package that package-lock.json marks as one for development is not
 * found.
 */
import Module, { register } from 'node:module';
import { refuseDevelopment } from './development-packages.mjs';

register('./development-packages.mjs', import.meta.url);
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolveWithout(...args) {
  return refuseDevelopment(resolveFilename.apply(this, args), args[0]);
};
