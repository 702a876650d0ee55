/*
 * Checks the subjects of commits: `area: what`, 72 characters at most, which one line of `git log`
 * has room for. Without arguments, of the commits since `BASE` (`--since=<commit>`: since that one);
 * with the file of a message, of that message, as the hook `commit-msg`. Merges are not checked.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The newest commit with a longer subject. */
const BASE = '4ca4ea71';
const MOST = 72;
const UNCHECKED = /^(?:Merge|Revert|fixup!|squash!) /;
const FORM = /^[\w./, -]+: \S/;

/** A line that names what is wrong; none for a good subject. */
function problemsOf(subject) {
  if (UNCHECKED.test(subject)) return [];
  if (subject.length > MOST) return [`${subject}\n  ${subject.length} characters, at most ${MOST}`];
  return FORM.test(subject) ? [] : [`${subject}\n  no "area: what"`];
}

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

/** Subjects of the commits since one; none, after a notice, when git cannot list them. */
function subjectsSince(base) {
  const { error, status } = git('merge-base', '--is-ancestor', base, 'HEAD');
  if (!error && status === 0)
    return git('log', '--no-merges', '--format=%s', `${base}..HEAD`).stdout.trim().split('\n');
  const reason = error ? 'git is not installed' : `${base} is not in the history of HEAD`;
  process.stdout.write(`Subjects of commits were not checked: ${reason}.\n`);
  return [];
}

const [argument = `--since=${BASE}`] = process.argv.slice(2);
const subjects = argument.startsWith('--since=')
  ? subjectsSince(argument.slice('--since='.length))
  : readFileSync(argument, 'utf8').split('\n', 1);
const problems = subjects.filter((subject) => subject !== '').flatMap(problemsOf);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\nSee "Commit messages" of CONTRIBUTING.md.\n`);
  process.exitCode = 1;
}
