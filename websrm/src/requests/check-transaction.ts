import { checkAmounts } from './check-amounts.ts';
import { checkItems } from './check-items.ts';
import { type Finding, finding } from './finding.ts';
import type { RateTable } from './rate-table.ts';
import type { UnsignedTransaction } from './transaction.ts';
import { parseMoney } from './values.ts';
import { CANCELLATION_ITEM } from './standard-items.ts';

/**
 * Returns the faults of a transaction whose fields are all well formed: codes that do not go together, and amounts that do not
 * add up.
 *
 * Paths start at the transaction (`mont.apresTax`, `items.0.preci.1.tax`). Only what one transaction shows by itself is
 * checked; lots, certificates and the authority's records are not. `table`: the rates of both taxes, by day. Source: SRM-29, SRM-40.
 */
export function checkTransaction(t: UnsignedTransaction, table: RateTable): Finding[] {
  const codes = RULES.filter((rule) => rule.isBroken(t)).map((rule) => finding(rule.code, rule.path));
  return [...codes, ...checkReferences(t), ...checkItems(t, table), ...checkAmounts(t, table)];
}

/** Returns the amount that the customer owes, in cents: the amount due when there is an adjustment, else the total after tax. */
export function amountDueCents(t: Pick<UnsignedTransaction, 'mont'>): number {
  return parseMoney(t.mont.mtdu ?? t.mont.apresTax);
}

/** Returns true when a customer or an operator may hold a document of this transaction. Source: facts, mentions. */
export function isPrintable(t: Pick<UnsignedTransaction, 'modImpr'>): boolean {
  return t.modImpr === 'FAC' || t.modImpr === 'RPR' || t.modImpr === 'DUP';
}

type Rule = { code: string; path: string; isBroken: (t: UnsignedTransaction) => boolean };

const WITHOUT_PAYMENT = new Set(['ADDI', 'ESTM', 'SOUM', 'TIER']);
const REGULATED = new Set(['RES', 'BAR', 'CDR']);

const RULES: readonly Rule[] = [
  { code: '504', path: 'modPai', isBroken: (t) => WITHOUT_PAYMENT.has(t.typTrans) && t.modPai !== 'SOB' },
  { code: '505', path: 'modPai', isBroken: (t) => t.typTrans === 'RFER' && t.modImpr !== 'ANN' && t.modPai === 'SOB' },
  { code: '524', path: 'SEV.codCertif', isBroken: hasUnregisteredVersion },
  { code: '528', path: 'modPai', isBroken: (t) => t.modImpr === 'PSP' && t.modPai !== 'AUC' },
  { code: '529', path: 'nomUtil', isBroken: (t) => t.mont.pourb !== undefined && t.nomUtil === undefined },
  { code: '537', path: 'sectActi.typServ', isBroken: (t) => isRegulated(t) && t.sectActi.typServ === undefined },
  { code: '537', path: 'sectActi.nbClint', isBroken: (t) => isRegulated(t) && t.sectActi.nbClint === undefined },
  { code: '545', path: 'clint', isBroken: lacksThirdParty },
  { code: '546', path: 'modPai', isBroken: isZeroWithPayment },
  { code: '548', path: 'modPai', isBroken: (t) => t.commerElectr === 'O' && ['ARG', 'CHQ'].includes(t.modPai) },
  { code: '549', path: 'items', isBroken: isWrongCancellation },
];

function hasUnregisteredVersion(t: UnsignedTransaction): boolean {
  return t.SEV.idVersi === '0'.repeat(16) && !t.SEV.codCertif.endsWith('000000000');
}

function activities(t: UnsignedTransaction): string[] {
  return t.items.flatMap((item) => [item.acti, ...(item.preci ?? []).map((precision) => precision.acti)]);
}

function isRegulated(t: UnsignedTransaction): boolean {
  return activities(t).some((activity) => REGULATED.has(activity));
}

function lacksThirdParty(t: UnsignedTransaction): boolean {
  return activities(t).includes('HAB') && (t.clint?.noTvqClint === undefined || t.clint.adr === undefined);
}

/** An aborted entry may also say "not applicable": the condition that parts the two is not known. */
function isZeroWithPayment(t: UnsignedTransaction): boolean {
  if (t.typTrans !== 'RFER' || amountDueCents(t) !== 0 || t.modPai === 'AUC') return false;
  return t.modImpr !== 'ANN' || t.modPai !== 'SOB';
}

/** A reproduction repeats its original, so the copies of a cancellation pass as well. */
function isWrongCancellation(t: UnsignedTransaction): boolean {
  if (!t.items.some((item) => item.descr === CANCELLATION_ITEM)) return false;
  const isReceipt = t.typTrans === 'RFER' && isPrintable(t);
  const isZero = parseMoney(t.mont.apresTax) === 0 && t.mont.ajus === undefined && t.mont.mtdu === undefined;
  return !isReceipt || !isZero || t.refs === undefined;
}

function checkReferences(t: UnsignedTransaction): Finding[] {
  const seen = new Set<string>();
  return (t.refs ?? []).flatMap((reference, index) => {
    const key = `${reference.noTrans} ${reference.datTrans}`;
    const findings: Finding[] = [];
    if (key === `${t.noTrans} ${t.datTrans}`) findings.push(finding('502', `refs.${index}`));
    if (seen.has(key)) findings.push(finding('503', `refs.${index}`));
    seen.add(key);
    return findings;
  });
}
