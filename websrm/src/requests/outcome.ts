/**
 * Interprets an error's `codRetour` for the transaction: `unchanged` and `rebuilt` say that the authority does not have it, so
 * it goes into the next batch as it is, or remade under a new number, date and signature. `false`: the authority has it, or the
 * code is none that the authority documents: then only its own number (`psiNoTrans`, `noLot`) can tell, and sending again could
 * book it twice.
 *
 * Source: SRM-39.
 */
export function mustResend(codRetour: string): false | 'unchanged' | 'rebuilt' {
  if (!/^[019][015]$/.test(codRetour)) return false;
  return codRetour.endsWith('0') ? 'unchanged' : 'rebuilt';
}

/**
 * Returns true when the authority received a transaction, decided by all the errors that it named for it (none: received). The
 * companion entry that only asks to call the maker has no code and says nothing. Source: SRM-39.
 */
export function wasReceived(errors: readonly { codRetour?: string | undefined }[]): boolean {
  return errors.every(({ codRetour }) => codRetour === undefined || mustResend(codRetour) === false);
}
