import { activationCodeFrom } from '@comptoir/domain/sales/devices/activation-code';
import { randomBytes } from 'node:crypto';

/** A fresh one-time code, as people see it. */
export const makeActivationCode = (): string => activationCodeFrom(randomBytes(5));
