/** Exit codes of every verb, for programs; the printed sentence is for people. */
export const EXIT = { ok: 0, refused: 1, usage: 2, lostRace: 3, inconclusive: 4 } as const;

export const EXIT_HELP = `
Exit codes:
  0  done, or nothing to do
  1  refused or failed; the reason is printed
  2  the command is not used so
  3  another writer changed the channel first (only with --expect)
  4  inconclusive: the gate could not tell, as on a slow machine; run it again
`;
