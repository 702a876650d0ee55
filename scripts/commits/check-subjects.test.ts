import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = path.join(__dirname, 'check-subjects.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'storefront-commits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const IDENTITY = ['-c', 'user.name=ana', '-c', 'user.email=ana@pizza.example'];
const git = (...args: string[]): string =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: folder, encoding: 'utf8' }).trim();
const commit = (subject: string): string => {
  git('commit', '--quiet', '--allow-empty', '--message', subject);
  return git('rev-parse', 'HEAD');
};
const check = (args: string[], { env = process.env, cwd = folder } = {}) =>
  spawnSync(process.execPath, [SCRIPT, ...args], { cwd, env, encoding: 'utf8' });

const LONG = `edge: ${'long '.repeat(14)}`.trim();

test('subjects since a commit are checked, those before it are not', () => {
  git('init', '--quiet');
  const base = commit(LONG);
  commit('edge: a header of 72 characters at most');
  expect(check([`--since=${base}`])).toMatchObject({ status: 0, stdout: '', stderr: '' });
  commit(`${LONG} subject`);
  commit('a subject without an area');
  const { status, stderr } = check([`--since=${base}`]);
  expect(status).toBe(1);
  expect(stderr).toContain('83 characters, at most 72');
  expect(stderr).toContain('a subject without an area\n  no "area: what"');
});

test('without the base, a repository or git the check says so and passes', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'storefront-outside-'));
  const unchecked = (reason: string) => ({
    status: 0,
    stdout: `Subjects of commits were not checked: ${reason}.\n`,
  });
  const reason = '4ca4ea71 is not in the history of HEAD';
  expect(check([])).toMatchObject(unchecked(reason));
  expect(check([], { cwd: outside })).toMatchObject(unchecked(reason));
  expect(check([], { env: { PATH: outside } })).toMatchObject(unchecked('git is not installed'));
  rmSync(outside, { recursive: true });
});

test('as the hook commit-msg it checks the message of one commit', () => {
  const message = path.join(folder, 'MESSAGE');
  writeFileSync(message, 'Docs: x\n\nThe reason.\n');
  expect(check([message]).status).toBe(0);
  writeFileSync(message, `${LONG} subject\n`);
  expect(check([message]).stderr).toContain(`${LONG} subject`);
});
