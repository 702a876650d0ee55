import { createCpfCipher } from '../auth/cpf-cipher';
import { useCpfCipher } from '../db/stored-cpf';

/** What the tests encrypt CPFs with. */
export const CPF_KEY = 'a-key-of-cpfs-that-only-these-tests-know';

export const useTestCpfKey = (): void => useCpfCipher(createCpfCipher([CPF_KEY]));
