import type { FailureCode } from '../../../shared/http/api-error.ts';
import type { Proof } from './profile.api.ts';

/** The server takes no shorter code. */
const SHORTEST_CODE = 6;

type Problem = 'required' | 'password-wrong' | 'second-factor-code-wrong';

/** What is wrong with each field of a proof. */
export interface ProofProblems {
  readonly password: Problem | null;
  readonly code: Problem | null;
}

interface Asked {
  readonly asksPassword: boolean;
  readonly asksCode: boolean;
}

/** What keeps a proof from being sent: a field that is asked for and empty, or a code too short to be one. */
export function findProofProblems({ password, code }: Proof, { asksPassword, asksCode }: Asked): ProofProblems {
  return {
    password: asksPassword && password === '' ? 'required' : null,
    code: asksCode ? findCodeProblem(code) : null,
  };
}

/** The same, of a proof that the server has refused; both are null for a failure of no field. */
export const readProofRefusal = (failure: FailureCode | null): ProofProblems => ({
  password: failure === 'password-wrong' ? failure : null,
  code: failure === 'second-factor-code-wrong' ? failure : null,
});

function findCodeProblem(code: string): Problem | null {
  if (code === '') return 'required';
  return code.length < SHORTEST_CODE ? 'second-factor-code-wrong' : null;
}
