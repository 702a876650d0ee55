import { createCpfCipher } from '../accounts/cpf-cipher';
import { useCpfCipher } from '../accounts/stored-cpf';

/** Key of the CPFs in tests. */
export const CPF_KEY = 'a-key-of-cpfs-that-only-these-tests-know';

export const useTestCpfKey = (): void => useCpfCipher(createCpfCipher([CPF_KEY]));
