import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** Recipient of a mail. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
  readonly suspended: boolean;
}

export const findRecipient = (tx: Transaction, userId: string): Promise<Recipient | null> =>
  tx.first({
    text: 'select email, name, language, suspended_at is not null as suspended from users where id = $1',
    values: [userId],
  });
