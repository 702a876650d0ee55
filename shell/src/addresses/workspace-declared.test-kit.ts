import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { pageDeclarations, type RemoteDeclaration } from '@storefront/compositions';
import { aBuild } from '@storefront/compositions/testing';
import * as paths from '@storefront/shared-domain/paths';
import { declaration as offers } from '../declaration';
import { listAddresses, listRows } from './addresses';

const declarationOf = (remote: string): RemoteDeclaration =>
  jest.requireActual<{ declaration: RemoteDeclaration }>(
    path.join(workspaceRoot, remote, 'src/declaration'),
  ).declaration;

const shared = {
  '@storefront/shared-domain/paths': Object.keys(paths.paths).map((name) => `paths.${name}`),
};

/** What a page of the builds of this workspace contains of the declarations of all its remotes. */
export const workspaceDeclared = pageDeclarations(
  aBuild('shell', [], { offers, shared }),
  remoteNames.map((name) => aBuild(name, [], { declaration: declarationOf(name) })),
)!;

export const workspaceRows = listRows(workspaceDeclared);
export const workspaceAddresses = listAddresses(workspaceRows);
