/** An independently deployed part, by the name of its folder. A page learns from its composition which exist. */
export type RemoteName = `mf-${string}`;
