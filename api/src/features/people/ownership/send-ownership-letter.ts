import { transferStateAt } from '@comptoir/domain/people/ownership/transfer-state';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mail } from '../../../gateways/mailer/mailer.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { greet, nameInMail, SIGNATURES } from '../../base/mail/letter-words.ts';
import { renderLetter } from '../../base/mail/render-letter.ts';
import { ownershipMailEn } from './ownership-mail.en.ts';
import { ownershipMailFr } from './ownership-mail.fr.ts';
import { findAccount, findTransfer, saveLink, type TransferRow } from './ownership.store.ts';
import type { OwnershipLetter } from './queue-ownership-letter.ts';
import { hashSecretWord, makeSecretWord } from '../../../platform/secret-words.ts';

export interface OwnershipLetterDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly config: { readonly publicUrl: string };
}

const TEXTS = { fr: ownershipMailFr, en: ownershipMailEn } as const;

/**
 * Sends a letter about an ownership transfer. An offer that is over by then is not mailed; to who has an account it goes in their language,
 * to a newcomer with a link that is made here. @throws Error when it is worth another try
 */
export async function sendOwnershipLetter(
  deps: OwnershipLetterDeps,
  { transferId, kind, to }: OwnershipLetter,
): Promise<void> {
  const found = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const row = await findTransfer(tx, { id: transferId });
    return row && { row, account: await findAccount(tx, row.email) };
  });
  if (!found) return;
  const { row, account } = found;
  if (kind === 'offered' && transferStateAt(row, deps.now()) !== 'open') return;
  const isNewcomer = kind === 'offered' && !account;
  const link = isNewcomer ? await makeLink(deps, row) : linkOf(deps, row, kind);
  const knows = kind === 'offered' || kind === 'withdrawn' ? account?.language : null;
  const mail = composeLetter({ row, kind, to, language: knows ?? to.language, link, isNewcomer });
  await deliverMail(deps, mail, { facts: { transferId, kind } });
}

interface Composed extends Pick<OwnershipLetter, 'kind' | 'to'> {
  readonly row: TransferRow;
  readonly language: Language;
  readonly link: string;
  readonly isNewcomer: boolean;
}

function composeLetter({ row, kind, to, language, link, isNewcomer }: Composed): Mail {
  const signature = SIGNATURES[language];
  const text = TEXTS[language][kind]({
    business: nameInMail(row.merchantName) || signature,
    offeredBy: nameInMail(row.offeredBy) || signature,
    receiver: row.email,
    becomes: row.becomes,
    isNewcomer,
  });
  const business = row.merchantName || null;
  const greeting = greet(to.name, language);
  const rendered = renderLetter({ business, ...text, language, greeting, entries: [], link, signature });
  return { to: { name: to.name, address: to.address }, ...rendered };
}

/** Makes the link of a newcomer, in the place of one that a try before has made. */
async function makeLink({ database, config }: OwnershipLetterDeps, { id }: TransferRow): Promise<string> {
  const token = makeSecretWord();
  await database.transaction({ role: 'system' }, (tx) => saveLink(tx, id, hashSecretWord(token)));
  return `${config.publicUrl}/ownership/${token}`;
}

const linkOf = ({ config }: OwnershipLetterDeps, { id }: TransferRow, kind: OwnershipLetter['kind']): string =>
  `${config.publicUrl}/${kind === 'offered' ? `businesses?open=${id}` : ''}`;
