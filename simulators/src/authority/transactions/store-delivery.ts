import type { Finding } from '@comptoir/websrm/requests/finding';
import type { Authority } from '../authority.ts';
import type { Diagnosis } from './diagnose-delivery.ts';
import type { Delivery } from './prepare-delivery.ts';

/** Writes the bills and one journal line for all of the request. Once this returns, killing the simulator loses none of it. */
export function storeDelivery(
  authority: Authority,
  checked: {
    delivery: Delivery;
    diagnoses: readonly Diagnosis[];
    findings: readonly Finding[];
    noLot: string | null;
  },
): void {
  const { arrivals, resends } = checked.delivery;
  const places = authority.texts.append(arrivals.map(({ sent }) => JSON.stringify(sent.transaction)));
  for (const [index, { sent, record }] of arrivals.entries()) {
    Object.assign(record, places[index], { errors: errorsOf(sent.path, checked.findings) });
  }
  authority.commit({
    kind: 'transactions',
    transactions: arrivals.map(({ record }) => record),
    resends: resends.map(({ sent, key, psiNoTrans }) => ({
      key,
      psiNoTrans: sent.place === 'current' ? psiNoTrans : null,
    })),
    noLot: checked.noLot,
    diagnostics: checked.diagnoses.map(({ diagnostic }) => diagnostic),
  });
}

/** Errors about no bill in particular are errors of every bill of the request. */
function errorsOf(path: string, findings: readonly Finding[]): string[] {
  const about = findings.filter(
    (found) => !found.path.startsWith('reqTrans.') || found.path.startsWith(`${path}.`) || found.path === path,
  );
  return [...new Set(about.map(({ errorId }) => errorId))];
}
