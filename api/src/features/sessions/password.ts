import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, two passes), the settings of the OWASP cheat sheet. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Checks against a decoy when there is no account, so that the answer takes as long either way. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await decoy()), password);
  return storedHash !== null && matches;
}

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => (decoyHash ??= hash('nobody has this password'));
