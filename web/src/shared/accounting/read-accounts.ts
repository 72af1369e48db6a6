import { isAccountName, isAccountNumber, type Account } from '@comptoir/domain/base/accounting/account';
import { schemaOf } from '../forms/schema-of.ts';

/** Accounts by what they are for. */
export type Accounts<Key extends string> = Readonly<Record<Key, Account>>;

/** Typed values, by field. */
export type TypedAccounts = Record<string, string>;

/** The two fields of an account. */
export const fieldsOf = (key: string) => ({ name: `${key}-name`, number: `${key}-number` });

/** Returns the values that a person types over. */
export const typedAccounts = <Key extends string>(accounts: Accounts<Key>): TypedAccounts =>
  Object.fromEntries(
    Object.entries<Account>(accounts).flatMap(([key, account]) => {
      const fields = fieldsOf(key);
      return [
        [fields.name, account.name],
        [fields.number, account.number],
      ];
    }),
  );

/** The accounts as the API takes them, or the rule that a field breaks; what is empty is not given. */
export const accountsSchema = <Key extends string>(keys: readonly Key[]) =>
  schemaOf<TypedAccounts, Accounts<Key>>((typed) => {
    const faults: Record<string, string> = {};
    const entries = keys.map((key) => {
      const fields = fieldsOf(key);
      const [name, number] = [typed[fields.name]?.trim() ?? '', typed[fields.number]?.trim() ?? ''];
      if (name !== '' && !isAccountName(name)) faults[fields.name] = 'account-name';
      if (number !== '' && !isAccountNumber(number)) faults[fields.number] = 'account-number';
      return [key, { name, number }];
    });
    if (Object.keys(faults).length > 0) return { faults };
    // the keys are all of them
    return { value: Object.fromEntries(entries) as Accounts<Key> };
  });
