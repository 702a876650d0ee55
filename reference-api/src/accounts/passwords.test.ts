import * as processes from './hash-processes';
import { checkPassword, hashPassword } from './passwords';

jest.mock('./hash-processes', () => ({
  hashOn: jest.fn(() => Promise.resolve('a hash')),
  verifyOn: jest.fn(() => Promise.resolve(true)),
}));

beforeEach(() => {
  jest.clearAllMocks();
});

test('[S18] without a hash a dummy hash is checked, made once; the next call repeats a failed creation', async () => {
  const made = jest.mocked(processes.hashOn);
  made.mockRejectedValueOnce(new Error('the process is gone'));
  await expect(checkPassword(null, 'x')).rejects.toThrow('the process is gone');
  for (let count = 0; count < 3; count += 1)
    expect(await checkPassword(null, 'x')).toEqual({ isRight: false, stronger: null });
  expect(made).toHaveBeenCalledTimes(2);
  expect(processes.verifyOn).toHaveBeenCalledTimes(3);
});

test('a right password with a hash of a lower cost gets a hash of today', async () => {
  jest.mocked(processes.hashOn).mockResolvedValue('a new hash');
  expect(await hashPassword('x')).toBe('a new hash');
  const today = '$argon2id$v=19$m=47104,t=1,p=1$salt$hash';
  expect(await checkPassword(today, 'x')).toEqual({ isRight: true, stronger: null });
  const lower = '$argon2id$v=19$m=19456,t=2,p=1$salt$hash';
  expect(await checkPassword(lower, 'x')).toEqual({ isRight: true, stronger: 'a new hash' });
  jest.mocked(processes.verifyOn).mockResolvedValueOnce(false);
  expect(await checkPassword(lower, 'x')).toEqual({ isRight: false, stronger: null });
});
