import type { updateMerchant as endpoint } from '@comptoir/contract/base/merchants';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import {
  checkDraftInformation,
  checkMerchantInformation,
} from '@comptoir/domain/base/merchants/check-merchant-information';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog, type NewLogEntry } from '../record/write-log.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { resolveMerchant, scopeOf } from '../access/merchant-scope.ts';
import { columnsOf, listChangedFields, nameFields, type Information } from './information-fields.ts';
import {
  findMerchant,
  lockMerchant,
  saveInformation,
  type LockedMerchant,
  type MerchantRow,
} from './merchants.store.ts';
import { authorizationCodePlace } from '../record/sealed-places.ts';

export interface UpdateMerchantDeps extends Pick<Dependencies, 'database' | 'announcements' | 'seal' | 'now'> {
  /** Acts on changed tax numbers, in the transaction that saves them. */
  readonly onTaxNumbersChanged: (tx: Transaction, merchantId: string) => void;
  /** True when tills are certified under the merchant's QST number. */
  readonly isQstNumberCertified: (tx: Transaction, merchantId: string) => Promise<boolean>;
}

/** The information as it came, and which version of the merchant it was made from. */
type Update = z.output<(typeof endpoint)['body']>;

/**
 * Changes the merchant information, and answers the merchant as it is then. Who saves what is on file already changes nothing.
 * @throws AppError forbidden, not-while-impersonating, not-found, merchant-changed-meanwhile, validation-failed per field
 */
export async function updateMerchant(
  deps: UpdateMerchantDeps,
  caller: SignedIn,
  { id, update }: { id: string; update: Update },
): Promise<MerchantRow> {
  const scope = await resolveMerchant(deps.database, caller.actor, { merchantId: id, action: 'edit-merchant' });
  if (update.authorization_code !== undefined) refuseForeignCode(caller.actor);
  const saved = await deps.database.transaction(scopeOf(scope), async (tx) => {
    const kept = await lockMerchant(tx, id);
    if (!kept) throw new AppError('not-found');
    if (kept.version !== update.version) throw new AppError('merchant-changed-meanwhile');
    const { code, isWhole, ...information } = readInformation(update, {
      mayLeaveOutCode: mayLeaveOutCode(caller.actor, kept),
      wasWhole: kept.savedAt !== null,
      requireShift: kept.requireShift,
    });
    const place = authorizationCodePlace(id);
    const isNewCode = code !== null && (kept.sealedCode === null || deps.seal.open(kept.sealedCode, place) !== code);
    const sealedCode = isNewCode ? deps.seal.seal(code, place) : null;
    const fields = listChangedFields(kept, information);
    if (fields.includes('qst_number')) await refuseAnotherOperator(deps, tx, id);
    const news = listLogRecords(fields, isNewCode);
    saveInformation(tx, { id, information, sealedCode, isChange: news.length > 0, isWhole, now: deps.now() });
    const audit = { before: nameFields(kept), after: nameFields(information) };
    tell(tx, { merchantId: id, userId: caller.user.id, now: deps.now(), audit }, news);
    if (fields.includes('qst_number') || fields.includes('gst_number')) deps.onTaxNumbersChanged(tx, id);
    return { isLogged: news.length > 0, merchant: await findMerchant(tx, id) };
  });
  if (!saved.merchant) throw new AppError('not-found');
  if (saved.isLogged) deps.announcements.publish(id);
  return saved.merchant;
}

/**
 * Another QST number is another operator, whose registers, chains and certificates begin with it: once tills are certified under one,
 * it stays, and who has another registers as a merchant of their own. Source: SRM-50, decision 74.
 */
async function refuseAnotherOperator(deps: UpdateMerchantDeps, tx: Transaction, merchantId: string): Promise<void> {
  if (!(await deps.isQstNumberCertified(tx, merchantId))) return;
  throw new AppError('validation-failed', [{ path: 'qst_number', rule: 'certified' }]);
}

/** The code is the merchant's secret: a user acting for it has none to give. */
function refuseForeignCode(actor: Actor): void {
  if (can(actor, 'edit-authorization-code')) return;
  throw new AppError(actor.isImpersonating ? 'not-while-impersonating' : 'forbidden');
}

/** Only the merchant knows its code, so no one else needs to have it in order to save. */
const mayLeaveOutCode = (actor: Actor, kept: LockedMerchant): boolean =>
  kept.sealedCode !== null || !can(actor, 'reveal-authorization-code');

/** Reads an update into the form that is kept. @throws AppError validation-failed */
function readInformation(
  update: Update,
  { wasWhole, requireShift, ...given }: { mayLeaveOutCode: boolean; wasWhole: boolean; requireShift: boolean },
): Information & { readonly code: string | null; readonly isWhole: boolean } {
  const { version: _version, isDraft, isTraiteur, requireShift: wanted, sub_sector: subSector, ...typed } = update;
  const normal = normalizeMerchantInformation({
    ...typed,
    sub_sector: subSector ?? '',
    authorization_code: typed.authorization_code ?? '',
  });
  const problems = checkMerchantInformation(normal, given);
  const refusals = isDraft ? checkDraftInformation(normal, { wasWhole }) : problems;
  if (refusals.length > 0)
    throw new AppError(
      'validation-failed',
      refusals.map(({ field, rule }) => ({ path: field, rule })),
    );
  return {
    isWhole: problems.length === 0,
    code: normal.authorization_code === '' ? null : normal.authorization_code,
    ...columnsOf(normal),
    isCaterer: isTraiteur,
    requireShift: wanted ?? requireShift,
  };
}

const listLogRecords = (fields: readonly string[], isNewCode: boolean): LogRecord[] => [
  ...(fields.length > 0 ? [{ event: 'merchant-information-changed' as const, facts: { fields } }] : []),
  ...(isNewCode ? [{ event: 'authorization-code-changed' as const, facts: {} }] : []),
];

function tell(
  tx: Transaction,
  { now, audit, ...whose }: { merchantId: string; userId: string; now: Date; audit: NewLogEntry['audit'] & object },
  news: readonly LogRecord[],
): void {
  writeLog(
    tx,
    news.map((record) => ({
      ...whose,
      occurredAt: now,
      record,
      // Of the code, the audit trail knows that it changed, and no more.
      ...(record.event === 'merchant-information-changed' ? { audit } : {}),
    })),
  );
}
