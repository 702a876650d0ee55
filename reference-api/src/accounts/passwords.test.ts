import * as processes from './hash-processes';
import { checkPassword } from './passwords';

jest.mock('./hash-processes', () => ({
  hashOn: jest.fn(() => Promise.resolve('a hash')),
  verifyOn: jest.fn(() => Promise.resolve(true)),
}));

test('[S18] without a hash a dummy hash is checked, made once; the next call repeats a failed creation', async () => {
  const made = jest.mocked(processes.hashOn);
  made.mockRejectedValueOnce(new Error('the process is gone'));
  await expect(checkPassword(null, 'x')).rejects.toThrow('the process is gone');
  for (let count = 0; count < 3; count += 1)
    expect(await checkPassword(null, 'x')).toEqual({ isRight: false, stronger: null });
  expect(made).toHaveBeenCalledTimes(2);
  expect(processes.verifyOn).toHaveBeenCalledTimes(3);
});
