import { Secret, TOTP } from 'otpauth';
import { hashSecretCode, makeSecretCode } from '../../src/features/base/access/secret-code.ts';
import type { TestApp } from '../test-app.ts';
import { asSystem } from './merchants.ts';
import { totpSecretPlace } from '../../src/features/base/record/sealed-places.ts';

/** An authenticator app with a person's secret, and their recovery codes. */
export interface MadeSecondFactor {
  readonly code: (at: Date) => string;
  readonly recoveryCodes: readonly string[];
}

/** Turns two-step sign-in on for a person. */
export async function aSecondFactor(test: TestApp, userId: string): Promise<MadeSecondFactor> {
  const secret = new Secret({ size: 20 });
  await asSystem(test, {
    text: 'update accounts set totp_secret_sealed = $2, totp_set_at = now() where id = $1',
    values: [userId, test.dependencies.seal.seal(secret.base32, totpSecretPlace(userId))],
  });
  const recoveryCodes = [makeSecretCode(), makeSecretCode()];
  await asSystem(test, {
    text: 'insert into recovery_codes (account_id, code_hash) select $1, unnest($2::bytea[])',
    values: [userId, recoveryCodes.map(hashSecretCode)],
  });
  return { recoveryCodes, code: appCode(secret.base32) };
}

/** The code that an authenticator app shows for a secret, by the instant. */
export const appCode =
  (secret: string) =>
  (at: Date): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
