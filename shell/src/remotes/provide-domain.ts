import * as bus from '@storefront/shared-domain/bus';
import * as clock from '@storefront/shared-domain/clock';
import * as menuRules from '@storefront/shared-domain/menu-rules';
import * as models from '@storefront/shared-domain/models';
import * as paths from '@storefront/shared-domain/paths';
import * as remote from '@storefront/shared-domain/remote';
import * as storage from '@storefront/shared-domain/storage';
import * as sharedUi from '@storefront/shared-ui';
import * as router from '@storefront/shared-ui/router';
import {
  allSettled,
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  is,
  launch,
  merge,
  sample,
  scopeBind,
} from 'effector';
import { Provider, useProvidedScope, useStoreMap, useUnit } from 'effector-react';
import * as i18next from 'i18next';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { loadHttp } from '../session/provide-http';

/** Versions of the packages of the singletons; inserted by the build. */
declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>;

/*
 * The singletons that the shell provides to all remotes: the shared packages state theirs in package.json,
 * and remotes.test.ts compares them.
 */
const bundled: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  // the other exports cost 2.3 kB, those of effector-react 1.7 kB; lint forbids them
  effector: {
    allSettled,
    attach,
    combine,
    createEffect,
    createEvent,
    createStore,
    createWatch,
    fork,
    is,
    launch,
    merge,
    sample,
    scopeBind,
  },
  'effector-react': { Provider, useProvidedScope, useStoreMap, useUnit },
  i18next,
  // Trans, and what parses its texts, has no use; lint forbids it
  'react-i18next': { I18nextProvider, initReactI18next, useTranslation },
  '@storefront/shared-ui': sharedUi,
  '@storefront/shared-ui/router': router,
  '@storefront/shared-domain/bus': bus,
  '@storefront/shared-domain/clock': clock,
  '@storefront/shared-domain/menu-rules': menuRules,
  '@storefront/shared-domain/models': models,
  '@storefront/shared-domain/paths': paths,
  '@storefront/shared-domain/remote': remote,
  '@storefront/shared-domain/storage': storage,
};

/** The runtime completes `requiredVersion` as '^' and the version. */
type ShareConfig = { singleton: true; eager: boolean; requiredVersion: string };
type Load = () => Promise<unknown>;
/** Imported when the first remote requests them; the build records them under these chunk names. */
const onDemand: Readonly<Record<string, Load>> = {
  '@storefront/shared-domain/contracts': () =>
    import(/* webpackChunkName: "provide-contracts" */ '@storefront/shared-domain/contracts'),
  '@storefront/shared-domain/rules': () =>
    import(/* webpackChunkName: "provide-rules" */ '@storefront/shared-domain/rules'),
  '@storefront/shared-domain/phones': () =>
    import(/* webpackChunkName: "provide-phones" */ '@storefront/shared-domain/phones'),
  '@storefront/shared-domain/schedule': () =>
    import(/* webpackChunkName: "provide-schedule" */ '@storefront/shared-domain/schedule'),
  '@storefront/shared-domain/http': loadHttp,
};

/** '@storefront/shared-domain' of '@storefront/shared-domain/bus'. */
const parsePackage = (key: string): string => /^(@\w+.)?[^/]+/.exec(key)![0];

/** The shared modules in the format of the federation runtime. */
export const sharedModules = () =>
  Object.fromEntries(
    Object.entries({ ...bundled, ...onDemand }).map(([key, module]) => {
      const version = SINGLETON_VERSIONS[parsePackage(key)]!;
      const eager = key in bundled;
      const shareConfig = { singleton: true, eager } as ShareConfig;
      const get = () => (module as Load)().then((loaded) => () => loaded);
      return [key, { version, shareConfig, ...(eager ? { lib: () => module } : { get }) }];
    }),
  );
