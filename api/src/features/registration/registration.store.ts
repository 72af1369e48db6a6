import type { Language } from '@comptoir/domain/merchants/merchant-information';
import type { Transaction } from '../../platform/database/database.ts';

/** Whether somebody has an address, and whether they have ever come in. */
export const findAccount = (tx: Transaction, email: string): Promise<{ id: string; hasSignedIn: boolean } | null> =>
  tx.first({
    text: 'select id, last_sign_in_at is not null as "hasSignedIn" from users where email = $1',
    values: [email],
  });

export interface NewOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly merchantId: string;
}

/** The first person of a merchant, without a password. Fails when somebody has the e-mail already. */
export function insertOwner(tx: Transaction, owner: NewOwner): void {
  tx.write({
    text: `insert into users (id, email, username, name, language, role, merchant_id)
      values ($1, $2, split_part($2, '@', 1), $3, $4, 'merchant', $5)`,
    values: [owner.id, owner.email, owner.name, owner.language, owner.merchantId],
  });
}
