import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/**
 * The part of the federation runtime that the entry of a remote uses from the shell. The rest of
 * the runtime loads remotes by manifests and preloads, which the composition does here, and would
 * add 8 kB to every first load.
 */
export const federationCore = {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  helpers: { global: {}, share: {}, utils: {} },
};
