import type { PageBuild } from './page-document';

/** Folder of a name's shared files, beside the folders of its builds. */
export const SHARED_FOLDER = 'files/';

/**
 * URL of the folder with the files of a build. Builds of one name share it: a file name contains the
 * hash of the content, so a file that a release does not change keeps its URL.
 */
export const filesUrl = ({ base, sharedFiles }: Pick<PageBuild, 'base' | 'sharedFiles'>): string =>
  sharedFiles ? base.replace(/[^/]{1,200}\/$/, SHARED_FOLDER) : base;
