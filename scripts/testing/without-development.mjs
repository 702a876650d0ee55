/*
 * `node --import ./scripts/testing/without-development.mjs …` runs a program as `npm ci --omit=dev`
 * would leave it: a package that package-lock.json marks as one for development cannot be found.
 */
import Module, { register } from 'node:module';
import { refuseDevelopment } from './development-packages.mjs';

register('./development-packages.mjs', import.meta.url);
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolveWithout(...args) {
  return refuseDevelopment(resolveFilename.apply(this, args), args[0]);
};
