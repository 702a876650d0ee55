import type { SingletonKey } from '@storefront/build/singletons';
import * as bus from '@storefront/shared-domain/bus';
import * as models from '@storefront/shared-domain/models';
import * as paths from '@storefront/shared-domain/paths';
import * as remote from '@storefront/shared-domain/remote';
import * as storage from '@storefront/shared-domain/storage';
import * as sharedUi from '@storefront/shared-ui';
import * as router from '@storefront/shared-ui/router';
import * as effector from 'effector';
import { Provider, useProvidedScope, useStoreMap, useUnit } from 'effector-react';
import * as i18next from 'i18next';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { loadHttp } from './provide-http';

/** Versions of the singletons, from their packages; inserted by the build. */
declare const SINGLETON_VERSIONS: Readonly<Record<SingletonKey, string>>;

/** A shared module is bundled, or imported when the first remote requests it. */
type Provided = { readonly here: unknown } | { readonly onDemand: () => Promise<unknown> };

/**
 * The singletons that the shell provides to all remotes. The compiler checks the keys against the
 * list of singletons; the build records the on-demand ones under these chunk names.
 */
const provided: Readonly<Record<SingletonKey, Provided>> = {
  react: { here: React },
  'react/jsx-runtime': { here: jsxRuntime },
  'react-dom': { here: ReactDom },
  effector: { here: effector },
  // the other exports cost 1.7 kB; lint forbids them
  'effector-react': { here: { Provider, useProvidedScope, useStoreMap, useUnit } },
  i18next: { here: i18next },
  // the other exports cost 5 kB; lint forbids them
  'react-i18next': { here: { I18nextProvider, initReactI18next, useTranslation } },
  '@storefront/shared-ui': { here: sharedUi },
  '@storefront/shared-ui/router': { here: router },
  '@storefront/shared-domain/bus': { here: bus },
  '@storefront/shared-domain/models': { here: models },
  '@storefront/shared-domain/paths': { here: paths },
  '@storefront/shared-domain/remote': { here: remote },
  '@storefront/shared-domain/storage': { here: storage },
  '@storefront/shared-domain/contracts': {
    onDemand: () =>
      import(/* webpackChunkName: "provide-contracts" */ '@storefront/shared-domain/contracts'),
  },
  '@storefront/shared-domain/rules': {
    onDemand: () =>
      import(/* webpackChunkName: "provide-rules" */ '@storefront/shared-domain/rules'),
  },
  '@storefront/shared-domain/http': {
    onDemand: loadHttp,
  },
};

const keys = Object.keys(provided) as SingletonKey[];

/** The shared modules in the format of the federation runtime. */
export function sharedModules() {
  return Object.fromEntries(
    keys.map((key) => {
      const version = SINGLETON_VERSIONS[key];
      const shareConfig = { singleton: true, requiredVersion: `^${version}`, eager: true };
      const module = provided[key];
      if ('here' in module) return [key, { version, shareConfig, lib: () => module.here }];
      const get = async () => {
        const loaded = await module.onDemand();
        return () => loaded;
      };
      return [key, { version, shareConfig: { ...shareConfig, eager: false }, get }];
    }),
  );
}
